/** The part we use; the package brings no types. */
declare module 'react-server-dom-webpack/server' {
  export function renderToReadableStream(
    model: unknown,
    manifest: object,
    options: { onError: (error: unknown) => void },
  ): ReadableStream<Uint8Array>;
  export function registerClientReference(proxy: () => never, id: string, name: string): object;
}
