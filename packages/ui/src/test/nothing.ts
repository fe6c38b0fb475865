/** An empty stand-in, outside a browser, for modules that need one. */
export default undefined;
