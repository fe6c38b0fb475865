/** The only Deno API the functions use; everything else is a web standard. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handle: (request: Request) => Promise<Response>): unknown;
};
