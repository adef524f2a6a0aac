/** A primitive that cannot be mixed up with another of the same shape: `type TableId = Brand<string, 'TableId'>`. */
export type Brand<Primitive, Name extends string> = Primitive & { readonly __brand: Name };
