import type { Locale } from '../i18n/locales.ts';

type Testimonial = {
  /** Its quote is `managedService.testimonials.quotes.<id>` in the messages. */
  id: 'gardenCentre' | 'physiotherapy' | 'stationery';
  name: string;
  role: Record<Locale, string>;
  company: string;
  /** Only where the portrait is large; the other people of cut paper are our own. */
  portrait?: 'ruth';
  /** Made up, to show the layout. To be replaced by a client who agreed to be quoted before the site goes public. */
  sample: boolean;
};

/** The managed service's three clients, the first one shown largest. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'gardenCentre',
    name: 'Margaret Doyle',
    role: { en: 'Owner', es: 'Propietaria' },
    company: 'Doyle & Daughters Garden Centre',
    portrait: 'ruth',
    sample: true,
  },
  {
    id: 'physiotherapy',
    name: 'Daniel Mensah',
    role: { en: 'Head of marketing', es: 'Responsable de marketing' },
    company: 'Northside Physiotherapy',
    sample: true,
  },
  {
    id: 'stationery',
    name: 'Emi Tanaka',
    role: { en: 'Founder', es: 'Fundadora' },
    company: 'Paper Crane Stationery',
    sample: true,
  },
];
