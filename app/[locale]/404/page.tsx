import { useLocale, useTranslations } from 'next-intl';
import { LostThread } from '@/components/layout/lost-thread';
import { ArrowLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { notFoundMetadata } from '@/lib/head/metadata';
import { localizedPath } from '@/lib/i18n/locales';

export const generateMetadata = notFoundMetadata;

const ELSEWHERE = [
  { name: 'pricing', href: '/pricing' },
  { name: 'aiStudio', href: '/ai-studio' },
  { name: 'blog', href: '/blogs' },
  { name: 'faq', href: '/faq' },
  { name: 'all', href: '/all' },
] as const;

/** The middleware serves this page with status 404 for every unknown address. */
export default function NotFoundPage() {
  const t = useTranslations('problem.notFound');
  const shell = useTranslations('shell.nav');
  const search = useTranslations('all.search');
  return (
    <main className="overflow-hidden pt-top pb-section sm:pt-8 lg:pt-12">
      <Container>
        <LostThread />
      </Container>
      <Container className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <h1 className="max-w-[14ch] hero-title">{t('title')}</h1>
          <p className="mt-6 max-w-[34rem] text-lede text-soft">{t('text')}</p>
          {/* The page /all reads the query from its address. This needs scripts, so without scripts the form stays away. */}
          <search className="mt-8 hidden scripted:block">
            <form action={localizedPath('/all', useLocale())} className="relative max-w-[34rem]">
              <Icon name="search" className="pointer-events-none absolute inset-y-0 start-5 my-auto size-5 text-soft" />
              <input
                name="q"
                type="search"
                aria-label={search('label')}
                placeholder={search('label')}
                autoComplete="off"
                enterKeyHint="search"
                maxLength={100}
                className="min-h-14 w-full rounded-button border border-ink bg-raised ps-13 pe-5 text-base text-ink placeholder:text-soft"
              />
            </form>
          </search>
          <p className="mt-6">
            <ArrowLink href="/">{t('home')}</ArrowLink>
          </p>
        </div>
        <nav aria-labelledby="elsewhere" className="lg:pt-3">
          <h2 id="elsewhere" className="small-note font-semibold">
            {t('elsewhere')}
          </h2>
          <ul className="mt-3 border-hairline border-t">
            {ELSEWHERE.map(({ name, href }) => (
              <li key={name} className="border-hairline border-b">
                <ArrowLink
                  href={href}
                  className="flex! [&::after]:leading-[1.2] w-full items-center justify-between text-ink! hover:text-thread! lg:min-h-13"
                >
                  {shell(name)}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </main>
  );
}
