/** The typeface of the second brand, as its documents load it. */
import '@fontsource-variable/fraunces';
