import { cache } from 'react';
import { env } from '@/lib/env';
import { checkoutSettings } from '@/lib/site/checkout';

/** All links of a page share one object. So React's data contains it once, and the other links refer to it. */
export const pageCheckoutSettings = cache(() => checkoutSettings(env()));
