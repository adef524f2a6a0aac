/** Plain data, as it travels: what a game hands out and takes in is never a live object. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}
