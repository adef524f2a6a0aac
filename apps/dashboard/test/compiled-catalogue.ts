import compileCatalogue from 'next-intl/extractor/catalogLoader';
import type formatCompiled from 'use-intl/format-message/format-only';

type CompiledMessage = Parameters<typeof formatCompiled>[1];

export interface CompiledTree {
  readonly [key: string]: CompiledMessage | CompiledTree;
}

/** A file of messages as the build hands it to the pages: by the loader that it uses. */
export async function compiledCatalogue(path: string, source: string): Promise<CompiledTree> {
  const script = await new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath: path,
      rootContext: '.',
      getOptions: () => ({ messages: { format: 'json', precompile: true } }),
      async: () => (error: Error | null, result: string) => {
        if (error) reject(error);
        else resolve(result);
      },
    };
    compileCatalogue.call(context as never, source);
  });
  const text = /^export default JSON\.parse\((".*")\);$/.exec(script)?.[1];
  if (text === undefined) throw new Error(`${path} is compiled into something else than expected`);
  return JSON.parse(JSON.parse(text) as string) as CompiledTree;
}

export function messageAt(tree: CompiledTree, key: string): CompiledMessage | undefined {
  const found = key
    .split('.')
    .reduce<CompiledTree | undefined>((branch, name) => branch?.[name] as CompiledTree | undefined, tree);
  return found as CompiledMessage | undefined;
}
