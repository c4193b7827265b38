import type { ReactNode, Ref } from 'react';

export type ReceivedLabels = {
  title: string;
  /** Holds `{email}` where the address goes. */
  text: string;
  next: string;
  steps: readonly { title: string; body: string }[];
};

type ReceivedProps = { ref: Ref<HTMLDivElement>; labels: ReceivedLabels; email: string; mark: ReactNode };

/** In the form's place once the application is stored: that it is, and what comes next. */
export function Received({ ref, labels, email, mark }: ReceivedProps) {
  const [before, after] = labels.text.split('{email}');
  return (
    <div ref={ref} id="application" tabIndex={-1} className="outline-none">
      {mark}
      <h3 className="mt-6 text-balance font-bold font-display text-title">{labels.title}</h3>
      <p className="mt-4 text-pretty text-lede">
        {before}
        <strong className="wrap-anywhere font-semibold">{email}</strong>
        {after}
      </p>
      <h4 className="mt-9 font-display font-semibold text-heading">{labels.next}</h4>
      <ol className="mt-3">
        {labels.steps.map(({ title, body }) => (
          <li key={title} className="border-hairline border-t py-4 last:pb-0">
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-pretty text-soft">{body}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
