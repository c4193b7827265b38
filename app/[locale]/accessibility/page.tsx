import { CheckTable } from '@/components/legal/check-table';
import { LegalPage } from '@/components/legal/legal-page';
import { pageMetadata } from '@/lib/head/metadata';
import { ANSWER_WITHIN } from '@/lib/site/legal';

export const generateMetadata = () => pageMetadata('/accessibility');

export default function AccessibilityPage() {
  return (
    <LegalPage
      namespace="accessibility"
      values={{ answerDays: ANSWER_WITHIN.accessibilityBusinessDays }}
      insertions={{ 'testing.automatic': <CheckTable /> }}
      summary={{ aim: 'aim', done: 'done', limits: 'limits', answer: 'feedback' }}
    />
  );
}
