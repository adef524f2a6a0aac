import { IntlMessageFormat } from 'intl-messageformat';

export type MessagePart = ReturnType<IntlMessageFormat['getAst']>[number];

/** Every part of a text, with those inside of choices and tags. */
export function partsOf(text: string, locale: string): readonly MessagePart[] {
  return new IntlMessageFormat(text, locale).getAst().flatMap(withInner);
}

function withInner(part: MessagePart): MessagePart[] {
  if ('options' in part) {
    return [part, ...Object.values(part.options).flatMap((option) => option.value.flatMap(withInner))];
  }
  return 'children' in part ? [part, ...part.children.flatMap(withInner)] : [part];
}
