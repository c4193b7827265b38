import type { Confirmed } from './confirmed.ts';

export type Testimonial = {
  /** Its quote is `managedService.testimonials.quotes.<id>` in the messages, the person's role `roles.<id>`. */
  id: 'gardenCentre' | 'physiotherapy' | 'stationery';
  name: string;
  company: string;
  /** The other people of cut paper are our own. */
  portrait?: 'ruth';
  /** When this client agreed to be quoted with these words. Until then visitors are told that it is an example that we wrote. */
  confirmed: Confirmed;
};

/** The managed service's three clients, the first one shown largest. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'gardenCentre',
    name: 'Margaret Doyle',
    company: 'Doyle & Daughters Garden Centre',
    portrait: 'ruth',
    confirmed: false,
  },
  {
    id: 'physiotherapy',
    name: 'Daniel Mensah',
    company: 'Northside Physiotherapy',
    confirmed: false,
  },
  {
    id: 'stationery',
    name: 'Emi Tanaka',
    company: 'Paper Crane Stationery',
    confirmed: false,
  },
];
