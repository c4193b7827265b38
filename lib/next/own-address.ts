/** Where this very process listens: lib/server/serve.ts puts the port into the environment, and so does `next dev`. */
export function ownAddress(): string {
  return `http://127.0.0.1:${process.env.PORT}`;
}
