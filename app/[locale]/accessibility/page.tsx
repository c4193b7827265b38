import { LegalPage } from '@/components/legal/legal-page';
import { ANSWER_WITHIN } from '@/lib/legal';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('/accessibility');

export default function AccessibilityPage() {
  return <LegalPage namespace="accessibility" values={{ answerDays: ANSWER_WITHIN.accessibilityBusinessDays }} />;
}
