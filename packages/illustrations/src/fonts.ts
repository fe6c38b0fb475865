import './fonts.css';
// After the faces that it replaces.
import './fonts/webkit.css';
