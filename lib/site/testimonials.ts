import type { Confirmed } from './confirmed.ts';

export type Testimonial = {
  /** Its quote is `managedService.testimonials.quotes.<id>` in the messages, the person's role `roles.<id>`. */
  id: 'gardenCentre' | 'physiotherapy' | 'stationery';
  name: string;
  company: string;
  /** The paper drawing for the company's trade; we draw paper people in place of clients. */
  scene: 'glasshouse' | 'ball' | 'crane';
  /** When this client agreed to be quoted with these words. Until then the page marks it as an example that we wrote. */
  confirmed: Confirmed;
};

/** The managed service's three clients, the first one shown largest. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'gardenCentre',
    name: 'Margaret Doyle',
    company: 'Doyle & Daughters Garden Centre',
    scene: 'glasshouse',
    confirmed: false,
  },
  {
    id: 'physiotherapy',
    name: 'Daniel Mensah',
    company: 'Northside Physiotherapy',
    scene: 'ball',
    confirmed: false,
  },
  {
    id: 'stationery',
    name: 'Emi Tanaka',
    company: 'Paper Crane Stationery',
    scene: 'crane',
    confirmed: false,
  },
];
