import { describe, expect, it } from 'vitest';
import { contactLink } from '~/features/contact/contact-link';

describe('contactLink', () => {
  it('leads to the form in the language of the page', () => {
    expect(contactLink('Hi', 'zh')).toBe('/contact?subject=Hi#message');
    expect(contactLink('Hi', 'en')).toBe('/en/contact?subject=Hi#message');
  });

  it.each(['預約A錄音室：專業錄音', 'K&M 210/9 + 50% #1 "?"', ''])(
    'carries the subject "%s" whole',
    (subject) => {
      const url = new URL(contactLink(subject, 'en'), 'https://shop.example');
      expect(url.pathname).toBe('/en/contact');
      expect([...url.searchParams]).toEqual([['subject', subject]]);
      expect(url.hash).toBe('#message');
    },
  );
});
