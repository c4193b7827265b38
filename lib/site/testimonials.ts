type Testimonial = {
  /** Its quote is `managedService.testimonials.quotes.<id>` in the messages, the person's role `roles.<id>`. */
  id: 'gardenCentre' | 'physiotherapy' | 'stationery';
  name: string;
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
    company: 'Doyle & Daughters Garden Centre',
    portrait: 'ruth',
    sample: true,
  },
  {
    id: 'physiotherapy',
    name: 'Daniel Mensah',
    company: 'Northside Physiotherapy',
    sample: true,
  },
  {
    id: 'stationery',
    name: 'Emi Tanaka',
    company: 'Paper Crane Stationery',
    sample: true,
  },
];
