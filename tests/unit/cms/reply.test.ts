import { describe, expect, it } from 'vitest';
import { replyTo } from '../../../scripts/cms/src/admin/reply';

const message = {
  name: 'Chris Wong',
  email: 'chris+shop@example.com',
  subject: 'Strings & picks',
  message: 'In stock?\n100% sure',
  language: 'en',
};
const read = (changes: Partial<typeof message> = {}) => {
  const url = new URL(replyTo({ ...message, ...changes }));
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
};

describe('a reply to a message', () => {
  it('goes to the sender, with the text quoted line by line', () => {
    expect(read()).toEqual({
      to: 'chris+shop@example.com',
      subject: 'Re: Strings & picks',
      body: 'Dear Chris Wong,\r\n\r\n\r\n\r\nYou wrote:\r\n> In stock?\r\n> 100% sure',
    });
    expect(replyTo(message)).not.toContain('+');
  });

  it('is in the language of the message', () => {
    const { subject, body } = read({ language: 'zh', name: '陳大文', subject: '' });
    expect(subject).toBe('回覆: 你的訊息');
    expect(body).toContain('陳大文你好：');
    expect(body).toContain('你寫道：');
  });

  it('cannot add a recipient, and quotes the beginning of a long text', () => {
    const { to, body } = read({ email: 'a@b.hk?bcc=c@d.hk', message: '𠮷'.repeat(700), name: '' });
    expect(to).toBe('a@b.hk?bcc=c@d.hk');
    expect(body).toMatch(/> (𠮷){600} …$/u);
  });
});
