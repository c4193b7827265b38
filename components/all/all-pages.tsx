import { useTranslations } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { PAGES } from '@/lib/site/pages';
import { Group } from './group';

/** Every page with an address of its own. */
export function AllPages() {
  const t = useTranslations('shell.nav');
  return (
    <Group name="pages" count={PAGES.length}>
      <ul className="gap-x-10 sm:columns-2">
        {PAGES.map(({ path, name }) => (
          <li key={path} className="break-inside-avoid border-hairline border-b">
            <SmartLink href={path} className="flex min-h-12 items-center py-2 font-medium leading-snug hover:text-thread">
              {t(name)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Group>
  );
}
