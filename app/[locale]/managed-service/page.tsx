import { AlternatingFeatures } from '@/components/managed-service/alternating-features';
import { HoursSaved } from '@/components/managed-service/hours-saved';
import { HowItWorks } from '@/components/managed-service/how-it-works';
import styles from '@/components/managed-service/managed-service.module.css';
import { ManagedServiceClosing } from '@/components/managed-service/managed-service-closing';
import { ManagedServiceFaq } from '@/components/managed-service/managed-service-faq';
import { ManagedServiceHero } from '@/components/managed-service/managed-service-hero';
import { Results } from '@/components/managed-service/results';
import { Services } from '@/components/managed-service/services';
import { Testimonials } from '@/components/managed-service/testimonials';
import { classNames } from '@/components/ui/class-names';
import answers from '@/components/ui/shown-answers.module.css';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/managed-service');

export default function ManagedServicePage() {
  return (
    <main className={classNames(styles.managedService, answers.shown)}>
      <ManagedServiceHero />
      <Services />
      <HoursSaved />
      <HowItWorks />
      <AlternatingFeatures />
      <Results />
      <Testimonials />
      <ManagedServiceClosing />
      <ManagedServiceFaq />
    </main>
  );
}
