import { expect as expectOf, type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { customer } from '../../unit/functions/customer';
import { forThisFile } from './for-this-file';
import { openPanel } from './panel';
import { book, makeBooking } from './sample-booking';
import { sendMessage } from './sample-message';
import { deliver, makeOrder, referenceOf } from './sample-order';
import { startStrapi } from './strapi';

// The desk's day in the real panel.

const see = expectOf.configure({ timeout: 30_000 });
const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small, admin: true }));
const panel = keep(await openPanel(strapi));
const page = await panel.logInAs('desk');

const LIST = `${strapi.url}/admin/content-manager/collection-types/api::order.order`;

async function order(area = 'kowloon', changes: Partial<typeof customer> = {}) {
  const made = makeOrder(1, { method: 'bank', customer: { ...customer, ...changes, area } });
  await deliver(strapi.functions, made, 'pending');
  return made;
}
const open = (id: string) => page.goto(`${LIST}/${id}`);
const button = (name: string | RegExp, on: Page = page) =>
  on.getByRole('button', { name, exact: true });
const stateOf = async (id: string) =>
  (await strapi.desk.orders()).find(({ documentId }) => documentId === id)?.state;

describe('the desk, in Chinese,', { timeout: 180_000 }, () => {
  it('sees on the home page what waits, and opens the list', async () => {
    const sent = await order();
    await strapi.desk.changeOrder(sent.id, { state: 'paid' });
    const waiting = await order();
    await order('collect');
    await book(strapi.functions, makeBooking());
    await sendMessage(strapi.functions);
    await page.goto(`${strapi.url}/admin`);
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await see(line('等待付款的訂單')).toContainText('2');
    await see(line('已付款、要寄出的訂單')).toContainText('1');
    await see(line('要確認的預約')).toContainText('1');
    await see(line('未回覆的訊息')).toContainText('1');
    await see(page.getByText('櫃檯的第一天')).toBeVisible();
    await see(page.getByText('編輯的第一天')).toBeHidden();
    await page.getByRole('link', { name: '等待付款的訂單' }).click();
    await see(page.getByRole('row', { name: new RegExp(referenceOf(waiting)) })).toBeVisible();
    await see(page.getByRole('row')).toHaveCount(3);
  });

  it('moves an order on by one button for each step, with the tracking number', async () => {
    const { id } = await order();
    await open(id);
    await see(page.getByRole('combobox', { name: '區域' })).toContainText('九龍');
    await button('確認已收款').click();
    await see.poll(() => stateOf(id)).toBe('paid');
    await page.getByRole('textbox', { name: '運單號碼' }).fill('SF777');
    await button('已寄出').click();
    await see.poll(() => stateOf(id)).toBe('shipped');
    await see(button('已送達')).toBeVisible();
    const [stored] = await strapi.desk.orders();
    expect(stored).toMatchObject({ state: 'shipped', tracking: 'SF777' });
  });

  it('never reads that an order is sent which is collected', async () => {
    const { id } = await order('collect', { address: '', city: '' });
    await open(id);
    await button('確認已收款').click();
    await button('可以取貨').click();
    await see.poll(() => stateOf(id)).toBe('shipped');
    await see(page.getByRole('combobox', { name: '狀態' })).toContainText('可以取貨');
    await see(button('已取貨')).toBeVisible();
    await page.goto(`${LIST}?page=1&pageSize=50&filters[$and][0][state][$eq]=shipped`);
    await see(page.getByText('可以取貨')).toBeVisible();
  });

  it('is asked before an order goes back', async () => {
    const { id } = await order();
    await strapi.desk.changeOrder(id, { state: 'shipped' });
    await open(id);
    await page.getByRole('combobox', { name: '狀態' }).press('Space');
    await page.getByRole('option', { name: '等待付款', exact: true }).click();
    await button('儲存').click();
    await see(page.getByText(/由「已寄出」改為「等待付款」，不是下一步。/)).toBeVisible();
    expect(await stateOf(id)).toBe('shipped');
    await button('改為「等待付款」').click();
    await see.poll(() => stateOf(id)).toBe('pending');
  });

  it('finds an order by full name and by phone, however it is written', async () => {
    const made = await order('island', { lastName: '歐陽', firstName: '小寶', phone: '9876 5432' });
    await order('island', { lastName: '歐', firstName: '小寶', phone: '9876 5433' });
    // The panel remembers the filters of a list in each window.
    const list = await panel.logInAs('desk');
    for (const query of ['歐陽小寶', '98765432', '+852 9876-5432', referenceOf(made)]) {
      await list.goto(`${LIST}?page=1&pageSize=50&_q=${encodeURIComponent(query)}`);
      await see(list.getByRole('row', { name: new RegExp(referenceOf(made)) })).toBeVisible();
      await see(list.getByRole('row'), query).toHaveCount(2);
    }
  });
});
