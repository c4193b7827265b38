import { useTranslations } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { OTHER_TOOLS, type OtherTool } from '@/lib/site/claims';

/** Links to comparison pages, each with the question that decides it. */
export function ToolLinks({ tools }: { tools: readonly OtherTool[] }) {
  const t = useTranslations('competitors');
  return (
    <ul className="grid border-ink border-t-2 sm:auto-cols-fr sm:grid-flow-col sm:gap-x-8 max-lg:sm:grid-flow-row max-lg:sm:grid-cols-2">
      {tools.map((tool) => (
        <li key={tool} className="border-hairline max-lg:border-b">
          <SmartLink href={OTHER_TOOLS[tool].path} className="group/tool block py-5">
            <span className="block font-display font-semibold text-heading group-hover/tool:text-thread">{OTHER_TOOLS[tool].name}</span>
            <span className="mt-1 block text-pretty text-[0.9375rem] text-soft leading-snug">{t(`${tool}.question`)}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
