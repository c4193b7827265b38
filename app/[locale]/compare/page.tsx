import { listRoute } from '@/app/[locale]/_routes/list';
import { HubPromise } from '@/components/competitors/hub-promise';
import { ToolPrices } from '@/components/competitors/tool-prices';

const { generateMetadata, page } = listRoute('compare', {
  promise: <HubPromise />,
  before: <ToolPrices />,
});

export { generateMetadata, page as default };
