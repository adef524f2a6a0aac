/**
 * Jest wants JSON imported `with { type: 'json' }`, as Node does. The build takes such an import at its word and fails,
 * as compiled texts come as a script; so the catalogues go without, and get the words here.
 */
export default {
  process: (source) => ({ code: source.replaceAll(/ from '\.\/[\w-]+\.json'/g, "$& with { type: 'json' }") }),
};
