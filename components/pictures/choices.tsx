import { useId } from 'react';

type Names<Name extends string> = readonly [Name, ...Name[]];

type OptionsProps<Name extends string> = { names: Names<Name>; words: (name: Name) => string; className: string };

/** The options of a choice that changes a picture without scripts (product.module.css). The first one is chosen at first. */
export function Options<Name extends string>({ names, words, className }: OptionsProps<Name>) {
  const group = useId();
  return names.map((name, index) => (
    <label key={name} className={className}>
      <input
        type="radio"
        name={group}
        value={name}
        defaultChecked={index === 0}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      {words(name)}
    </label>
  ));
}

/** An element's words for each choice: the first as content, the others as attributes. Elements would be sixty more. */
export function ofEach<Name extends string>([first, ...others]: Names<Name>, words: (name: Name) => string) {
  return { children: words(first), ...Object.fromEntries(others.map((name, index) => [`data-${index + 1}`, words(name)])) };
}
