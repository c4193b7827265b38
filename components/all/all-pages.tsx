import { useTranslations } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { PAGES } from '@/lib/site/pages';
import { Group } from './group';

/** Every page with an address of its own but this one, which would lead to itself. */
export const LISTED_PAGES = PAGES.filter(({ path }) => path !== '/all');

/** The pages by their names. */
export function AllPages() {
  const t = useTranslations('shell.nav');
  return (
    <Group name="pages" count={LISTED_PAGES.length}>
      <ul className="grid grid-cols-2 gap-x-5 sm:gap-x-10">
        {LISTED_PAGES.map(({ path, name }) => (
          <li key={path} className="border-hairline border-b">
            <SmartLink href={path} className="flex min-h-12 items-center py-2 font-medium leading-snug hover:text-thread">
              {t(name)}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Group>
  );
}
