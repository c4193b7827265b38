import { useTranslations } from 'next-intl';
import { linkTo } from '@/components/ui/link-to';
import { EU_REPRESENTATIVE } from '@/lib/site/legal';

/** Names a contact for people in the European Union. It shows nothing if the operator names no representative. */
export function EuRepresentative({ representative = EU_REPRESENTATIVE }: { representative?: typeof EU_REPRESENTATIVE }) {
  const t = useTranslations('privacy');
  if (!representative) return null;
  return <p>{t.rich('representative', { ...representative, mail: linkTo(`mailto:${representative.email}`) })}</p>;
}
