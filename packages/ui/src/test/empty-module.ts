/** An empty stand-in for a module that only works in a browser. */
export default undefined;
