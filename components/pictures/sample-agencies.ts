/** Fictional agencies that use the product in the pictures. The first one has a mail address, because its mails are shown too. */
export const AGENCIES = {
  tide: {
    name: 'Marea',
    domain: 'posts.marea.example',
    mail: 'hello@marea.example',
    logo: 'M2 9c3-5 6-5 8 0s5 5 8 0 4-4 4-4M2 17c3-5 6-5 8 0s5 5 8 0 4-4 4-4',
  },
  fern: {
    name: 'Fernwood',
    domain: 'app.fernwood.example',
    logo: 'M12 22V6M12 6c0-3 2-4 2-4M12 11c4 0 6-2 7-5M12 11c-4 0-6-2-7-5M12 17c5 0 8-2 9-6M12 17c-5 0-8-2-9-6',
  },
  ember: { name: 'Casa Lumbre', domain: 'casalumbre.example', logo: 'M4 22V11a8 8 0 0 1 16 0v11M9 22c-1-5 3-6 3-10 3 3 5 6 3 10' },
} as const;
