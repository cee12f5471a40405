/**
 * Installs Firefox and WebKitGTK for `npm run test:engines` from Debian's packages, if run as root.
 * Never fails: the tests of an engine that is missing are skipped.
 */
import { installPackages } from './debian.ts';

installPackages({
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
});
