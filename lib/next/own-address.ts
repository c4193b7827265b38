/** Where this very process listens; `next start` puts its port into the environment. */
export function ownAddress(): string {
  return `http://127.0.0.1:${process.env.PORT}`;
}
