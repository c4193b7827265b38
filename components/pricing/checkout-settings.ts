import { cache } from 'react';
import { env } from '@/lib/env';
import { checkoutSettings } from '@/lib/site/checkout';

/** The same object for every link of a page: React's data then has it once, and the others refer to it. */
export const pageCheckoutSettings = cache(() => checkoutSettings(env()));
