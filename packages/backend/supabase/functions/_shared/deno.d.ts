/** The little of Deno that the functions begin with; all else they use is the web's own. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handle: (request: Request) => Promise<Response>): unknown;
};
