import { listRoute } from '@/app/[locale]/_routes/list';
import { CompetitorHub } from '@/components/competitors/competitor-hub';
import { HubPromise } from '@/components/competitors/hub-promise';

const { generateMetadata, page } = listRoute('compare', {
  promise: <HubPromise />,
  before: <CompetitorHub />,
});

export { generateMetadata, page as default };
