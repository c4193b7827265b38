import type { ReactNode, Ref } from 'react';
import { formatRichMessage } from '@/lib/i18n/format-message';
import type { ApplicationLabels } from './application-labels';

type ReceivedProps = { ref: Ref<HTMLDivElement>; labels: ApplicationLabels['received']; locale: string; email: string; mark: ReactNode };

/** Replaces the form when the application is stored. It confirms this and names the next steps. */
export function Received({ ref, labels, locale, email, mark }: ReceivedProps) {
  return (
    <div ref={ref} id="application" tabIndex={-1} className="outline-none">
      {mark}
      <h3 className="mt-6 section-title">{labels.title}</h3>
      <p className="mt-4 text-pretty text-lede">
        {formatRichMessage(labels.text, locale, {
          email,
          strong: (address) => <strong className="wrap-anywhere font-semibold">{address}</strong>,
        })}
      </p>
      <h4 className="mt-9 card-heading">{labels.next}</h4>
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
