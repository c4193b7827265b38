import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Specimens } from '@/components/styleguide/specimens';

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } };

/** The design system in both themes, for development only. In production the middleware does not know this path either. */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production') notFound();
  return (
    <main className="grid lg:grid-cols-2">
      <h1 className="sr-only">Styleguide</h1>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 bg-paper pb-20">
          <Specimens theme={theme} />
        </div>
      ))}
    </main>
  );
}
