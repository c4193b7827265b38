import { listRoute } from '@/app/[locale]/_routes/list';
import { CompetitorHub } from '@/components/competitors/competitor-hub';
import { HubPromise } from '@/components/competitors/hub-promise';
import { Ledger } from '@/components/competitors/ledger';
import '../_routes/list.css';

const { generateMetadata, page } = listRoute('compare', {
  promise: <HubPromise />,
  before: <CompetitorHub />,
  after: <Ledger className="mt-10 lg:mt-16" />,
});

export { generateMetadata, page as default };
