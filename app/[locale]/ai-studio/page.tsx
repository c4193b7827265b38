import { Allowances } from '@/components/ai-studio/allowances';
import { BrandVoice } from '@/components/ai-studio/brand-voice';
import { Chat } from '@/components/ai-studio/chat';
import { StudioClosing } from '@/components/ai-studio/studio-closing';
import { StudioFaq } from '@/components/ai-studio/studio-faq';
import { StudioHero } from '@/components/ai-studio/studio-hero';
import { StudioSession } from '@/components/ai-studio/studio-session';
import { PictureTools, ResearchTools, WritingTools } from '@/components/ai-studio/tool-groups';
import { ToolIndex } from '@/components/ai-studio/tool-index';
import { TryALine } from '@/components/ai-studio/try-a-line';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/ai-studio');

export default function AiStudioPage() {
  return (
    // On a phone the list of nine networks is long, so the sections have less space between them.
    <main className="max-sm:[--spacing-section:2.75rem] lg:[--spacing-section:6rem]">
      <StudioHero />
      <TryALine />
      <ToolIndex />
      <ResearchTools />
      <WritingTools />
      <PictureTools />
      <StudioSession />
      <Allowances />
      <Chat />
      <BrandVoice />
      <StudioFaq />
      <StudioClosing />
    </main>
  );
}
