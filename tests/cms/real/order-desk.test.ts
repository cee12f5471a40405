import { describe, expect, inject, it } from 'vitest';
import { customer } from '../../unit/functions/customer';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { choose, on, openPanel, see, visit } from './panel';
import { deliver, makeOrder, referenceOf } from './sample-order';
import { picture } from './sample-picture';
import { startStrapi } from './strapi';

// Orders at the desk, and their refunds, in the real panel. desk.test.ts has what else the desk does.

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small, admin: true }));
const panel = keep(await openPanel(strapi));
const page = await panel.logInAs('desk');

const LIST = `${strapi.url}/admin/${pathOf('order')}`;

async function order(changes: Partial<typeof customer> = {}) {
  const made = makeOrder(1, { method: 'bank', customer: { ...customer, ...changes } });
  await deliver(strapi.functions, made, 'pending');
  return made;
}
const open = (id: string) => visit(page, `${LIST}/${id}`);
const { box, button, reason, submit } = on(page);
const dialog = page.getByRole('dialog');
async function confirmPayment() {
  await button('確認已收款').click();
  await dialog.getByRole('button', { name: '確認已收款' }).click();
}
const stateOf = async (id: string) => (await strapi.desk.entry('order', id))['state'];

describe('the desk, in Chinese,', { timeout: 180_000 }, () => {
  it('moves an order on by one button for each step, with the tracking number', async () => {
    const made = await order();
    const { id } = made;
    const reference = referenceOf(made);
    await open(id);
    await see(page.getByRole('combobox', { name: '區域' })).toContainText('九龍');
    let saves = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes(id)) saves += 1;
    });
    await button('確認已收款').click();
    await see(page.getByText(`訂單${reference}：HK$1,000。`)).toBeVisible();
    await button('返回').click();
    expect(await stateOf(id)).toBe('pending');
    await button('確認已收款').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: '確認已收款' })
      .evaluate((element: HTMLElement) => {
        for (const _ of [1, 2]) element.click();
      });
    await see.poll(() => stateOf(id)).toBe('paid');
    await see(button('已寄出')).toBeVisible();
    await box('運單號碼').fill('SF777');
    await button('已寄出').click();
    await see.poll(() => stateOf(id)).toBe('shipped');
    await see(button('已送達')).toBeVisible();
    const [stored] = await strapi.desk.orders();
    expect(stored).toMatchObject({ state: 'shipped', tracking: 'SF777' });
    expect(saves).toBe(2);
  });

  it('is asked for the tracking number, and a later one reaches the customer', async () => {
    const { id } = await order();
    await strapi.desk.changeOrder(id, { state: 'paid' });
    const mails = async () =>
      (await strapi.desk.all('mail')).filter(({ key }) => String(key).includes(`${id}:tracking`));
    await open(id);
    await button('已寄出').click();
    await see(page.getByText(/還沒有填運單號碼/)).toBeVisible();
    expect(await stateOf(id)).toBe('paid');
    await button('已寄出').click();
    await see.poll(() => stateOf(id)).toBe('shipped');
    await see(button('已送達')).toBeVisible();
    await box('運單號碼').fill('SF778');
    await button('儲存').click();
    await see.poll(mails).toHaveLength(1);
    expect(await mails()).toMatchObject([
      { to: customer.email, text: expect.stringContaining('SF778') as string },
    ]);
  });

  it('has no button to confirm a payment by card, which is reported', async () => {
    const made = makeOrder();
    await deliver(strapi.functions, made, 'pending');
    await open(made.id);
    await see(button('儲存')).toBeVisible();
    await see(button('確認已收款')).toBeHidden();
  });

  it('never reads that an order is sent which is collected', async () => {
    const { id } = await order({ area: 'collect', address: '', city: '' });
    await open(id);
    await confirmPayment();
    await button('可以取貨').click();
    await see.poll(() => stateOf(id)).toBe('shipped');
    await see(page.getByRole('combobox', { name: '狀態' })).toContainText('可以取貨');
    await see(button('已取貨')).toBeVisible();
    await visit(page, `${LIST}?page=1&pageSize=50&filters[$and][0][state][$eq]=shipped`);
    await see(page.getByText('可以取貨')).toBeVisible();
  });

  it('is asked before an order goes back', async () => {
    const { id } = await order();
    await strapi.desk.changeOrder(id, { state: 'shipped' });
    await open(id);
    await choose(page, '狀態', '等待付款');
    await button('儲存').click();
    await see(page.getByText(/由「已寄出」改為「等待付款」，不是下一步。/)).toBeVisible();
    await see(page.getByText(/顧客會收到新狀態的電郵。/)).toBeVisible();
    expect(await stateOf(id)).toBe('shipped');
    await button('返回').click();
    await choose(page, '狀態', '已付款');
    await button('儲存').click();
    await see(page.getByText(/顧客不會收到電郵。/)).toBeVisible();
    await button('返回').click();
    await choose(page, '狀態', '等待付款');
    await button('儲存').click();
    await button('改為「等待付款」').click();
    await see.poll(() => stateOf(id)).toBe('pending');
  });

  it('removes a notice that it has dealt with, which stays in the history', async () => {
    await strapi.editor.setStock('1', 0);
    const { id } = await order();
    await strapi.desk.changeOrder(id, { state: 'paid', note: 'Rang him', notice: 'x' });
    const stored = () => strapi.desk.entry('order', id);
    expect(await stored()).toMatchObject({
      note: 'Rang him',
      notice: expect.stringMatching(/^存貨不足.*結他 × 1$/) as string,
    });
    await open(id);
    await button('已處理，移除提示').click();
    await see(page.getByText(/系統提示 存貨不足.* → —/)).toBeVisible();
    await see(button('已處理，移除提示')).toBeHidden();
    expect(await stored()).toMatchObject({ note: 'Rang him', notice: null });
    await strapi.editor.setStock('1', null);
  });

  it('is told on the home page of an order that is paid again after it was completed', async () => {
    const made = await order();
    await strapi.desk.changeOrder(made.id, { state: 'completed' });
    await deliver(strapi.functions, { ...made, method: 'card' }, 'paid', 'cs_again');
    await visit(page, `${strapi.url}/admin`);
    await page.getByRole('link', { name: '有系統提示的訂單' }).click();
    await see(page.getByRole('row', { name: new RegExp(referenceOf(made)) })).toBeVisible();
    await strapi.desk.changeOrder(made.id, { notice: null });
  });

  it('refunds a part, with the stock, and then the rest, with one mail each', async () => {
    await strapi.editor.setStock('1', 5);
    const made = makeOrder(2);
    await deliver(strapi.functions, made, 'paid');
    const mails = async () =>
      (await strapi.desk.all('mail')).filter(
        ({ subject, to }) => String(subject).includes(referenceOf(made)) && to === customer.email,
      );
    const refund = async (fillIn: () => Promise<void>) => {
      await button('取消貨品或退款').click();
      await fillIn();
      await button(/^記錄退款/).click();
      await see(dialog).toBeHidden();
    };
    await open(made.id);
    await refund(async () => {
      const link = page.getByRole('link', { name: '在Stripe找這筆付款' });
      await see(link).toHaveAttribute('href', new RegExp(`dashboard.stripe.com/.*cs_${made.id}`));
      await box('結他').fill('5');
      await see(page.getByText('須為0至2的整數。')).toBeVisible();
      await see(button(/^記錄退款/)).toBeDisabled();
      await box('結他').fill('1');
      await see(box('退款金額')).toHaveValue('1,000');
      await see(page.getByRole('checkbox', { name: '把這些貨品加回存貨' })).toBeChecked();
    });
    await see(page.getByText('退款 HK$1,000 · 餘額 HK$1,000')).toBeVisible();
    await see(page.getByRole('row', { name: /^結他 1 .* HK\$1,000 HK\$1,000$/ })).toBeVisible();
    await see(page.getByText(/退款或扣減 HK\$0 → HK\$1,000 \(結他 × 1\)/)).toBeVisible();
    expect((await strapi.editor.stock('1')).published).toBe(4);
    expect(await stateOf(made.id)).toBe('paid');
    expect((await mails()).map(({ subject }) => subject)).toContain(
      `你的訂單有退款: ${referenceOf(made)}`,
    );

    // The customer may not have sent them back yet.
    await strapi.desk.changeOrder(made.id, { state: 'shipped' });
    await page.reload();
    await refund(async () => {
      await button('全部').click();
      await box('退款金額').fill('900');
      await see(page.getByRole('checkbox', { name: '把這些貨品加回存貨' })).not.toBeChecked();
    });
    await see.poll(() => stateOf(made.id)).toBe('cancelled');
    await see(page.getByText('退款 HK$1,900 · 餘額 HK$100')).toBeVisible();
    expect((await strapi.editor.stock('1')).published).toBe(4);
    const last = (await mails()).find(({ subject }) =>
      String(subject).startsWith('你的訂單已取消'),
    );
    expect(last).toMatchObject({ text: expect.stringContaining('−HK$1,900') as string });
    expect(await mails()).toHaveLength(4);
  });

  it('mails a refund that is saved together with another state, once', async () => {
    const made = makeOrder(2);
    await deliver(strapi.functions, made, 'paid');
    const refunds = [{ amount: 600, lines: [], isRestocked: false }];
    for (const state of ['shipped', 'shipped', 'completed']) {
      await strapi.desk.changeOrder(made.id, { state, refunds });
    }
    const mails = (await strapi.desk.all('mail')).filter(({ key }) =>
      String(key).startsWith(`order:${made.id}:refund`),
    );
    expect(mails).toMatchObject([{ text: expect.stringContaining('退款: HK$600') as string }]);
  });

  it('records pieces that come back after all of their money, without a mail that promises more', async () => {
    await strapi.editor.setStock('1', 5);
    const made = makeOrder(1);
    await deliver(strapi.functions, made, 'paid');
    const refunds = [{ amount: 1000, lines: [], isRestocked: false }];
    await strapi.desk.changeOrder(made.id, { state: 'shipped', refunds });
    await open(made.id);
    await button('取消貨品或退款').click();
    await see(box('退款金額')).toBeHidden();
    await button('全部').click();
    await page.getByRole('checkbox', { name: '把這些貨品加回存貨' }).click();
    await button('記錄退回的貨品').click();
    await see(dialog).toBeHidden();
    await see(button('取消貨品或退款')).toBeHidden();
    expect(await stateOf(made.id)).toBe('cancelled');
    expect((await strapi.editor.stock('1')).published).toBe(5);
    const texts = (await strapi.desk.all('mail'))
      .filter(({ key }) => key === `order:${made.id}:cancelled`)
      .map(({ text }) => String(text));
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toContain('我們會');
  });

  it('takes pieces out of an unpaid order, which then needs fewer in stock', async () => {
    await strapi.editor.setStock('1', 5);
    const made = makeOrder(3, { method: 'bank' });
    await deliver(strapi.functions, made, 'pending');
    await open(made.id);
    await button('取消貨品').click();
    await box('結他').fill('1');
    await button('從訂單取消').click();
    await see(page.getByText('已取消的貨品 HK$1,000 · 餘額 HK$2,000')).toBeVisible();
    await button('確認已收款').click();
    await see(page.getByText(`訂單${referenceOf(made)}：HK$2,000。`)).toBeVisible();
    await dialog.getByRole('button', { name: '確認已收款' }).click();
    await see.poll(() => stateOf(made.id)).toBe('paid');
    expect((await strapi.editor.stock('1')).published).toBe(3);

    // The payment was confirmed by mistake.
    await strapi.desk.changeOrder(made.id, { state: 'pending' });
    await page.reload();
    await button('取消貨品').click();
    await button('全部').click();
    await see(page.getByRole('checkbox', { name: '把這些貨品加回存貨' })).toBeChecked();
    await button('取消整張訂單').click();
    await see(dialog).toBeHidden();
    expect(await stateOf(made.id)).toBe('cancelled');
    expect((await strapi.editor.stock('1')).published).toBe(5);
  });

  it('corrects what is deducted for pieces of an unpaid order whose code was for others', async () => {
    const lines = [
      { id: '9', name: '鋼琴', price: 20_000, quantity: 1, subtotal: 20_000 },
      { id: '1', name: '結他弦', price: 200, quantity: 1, subtotal: 200 },
    ];
    const totals = { itemCount: 2, subtotal: 20_200, discount: 100, code: 'STRINGS' };
    const made = makeOrder(1, {
      method: 'bank',
      lines,
      totals: { ...totals, shipping: 0, total: 20_100 },
    });
    await deliver(strapi.functions, made, 'pending');
    await open(made.id);
    await button('取消貨品').click();
    await see(box('扣減金額')).toBeHidden();
    await box('鋼琴').fill('1');
    await see(box('扣減金額')).toHaveValue('19,901');
    await see(page.getByText(/優惠碼如只適用於部分貨品，請核對金額/)).toBeVisible();
    await box('扣減金額').fill('20000');
    await button('從訂單取消').click();
    await see(page.getByText('已取消的貨品 HK$20,000 · 餘額 HK$100')).toBeVisible();
  });

  it('refunds pieces of several products together, which are not on the packing slip', async () => {
    const lineOf = (id: string, name: string) => ({ id, name, price: 500, quantity: 2 });
    const lines = [lineOf('1', '結他'), lineOf('9', '鋼琴')].map((line) => ({
      ...line,
      subtotal: 1000,
    }));
    const totals = { itemCount: 4, subtotal: 2000, shipping: 0, total: 2000 };
    const made = makeOrder(1, { lines, totals });
    await deliver(strapi.functions, made, 'paid');
    await open(made.id);
    await button('取消貨品或退款').click();
    await box('結他').fill('1');
    await box('鋼琴').fill('2');
    await see(box('退款金額')).toHaveValue('1,500');
    await see(box('結他')).toHaveValue('1');
    await button(/^記錄退款/).click();
    await see(dialog).toBeHidden();
    const slip = await strapi.desk.call<{ html: string }>('GET', `shop/orders/${made.id}/slip`);
    expect(slip.html).toContain('結他');
    expect(slip.html).not.toContain('鋼琴');
  });

  it('cancels an unpaid order by its dialog, or its state, and is told what happens', async () => {
    const cancelled = '訂單未付款，存貨沒有扣減，毋須退款。顧客會收到取消的電郵。';
    const refundable = '如要退款，或把貨品加回存貨，請返回，按「取消貨品或退款」。';
    const cancelByState = async (id: string) => {
      await open(id);
      await choose(page, '狀態', '已取消');
      await button('儲存').click();
    };
    const { id } = await order();
    await cancelByState(id);
    await see(page.getByText(cancelled)).toBeVisible();
    await button('返回').click();
    await button('取消貨品').click();
    await button('全部').click();
    await see(page.getByText('訂單會改為「已取消」。')).toBeVisible();
    await button('取消整張訂單').click();
    await see(dialog).toBeHidden();
    expect(await stateOf(id)).toBe('cancelled');
    await see(page.getByText('未儲存的更改')).toBeHidden();

    const paid = await order();
    await strapi.desk.changeOrder(paid.id, { state: 'paid' });
    await cancelByState(paid.id);
    await see(page.getByText(refundable)).toBeVisible();
    await button('返回').click();
    expect(await stateOf(paid.id)).toBe('paid');
  });

  it('cannot give back more than is left, by any request', async () => {
    const made = makeOrder(1, { method: 'bank' });
    await deliver(strapi.functions, made, 'pending');
    await strapi.desk.changeOrder(made.id, { state: 'paid' });
    const refund = (amount: number) => ({ amount, lines: [], isRestocked: true });
    const refunds = [refund(600)];
    await strapi.desk.changeOrder(made.id, { refunds });
    for (const sent of [
      [...refunds, refund(600)],
      [...refunds, refund(1), refund(1)],
      [...refunds, 'x'],
    ]) {
      await expect(strapi.desk.changeOrder(made.id, { refunds: sent })).rejects.toThrow('400');
    }
    await strapi.desk.changeOrder(made.id, { refunds: [], note: 'x' });
    const [stored] = await strapi.desk.orders();
    expect(stored).toMatchObject({ note: 'x', refunds: [{ amount: 600, isRestocked: false }] });

    const unpaid = makeOrder(2, { method: 'bank' });
    await deliver(strapi.functions, unpaid, 'pending');
    const before = await strapi.editor.stock('1');
    const one = { ...refund(1000), lines: [{ id: '1', quantity: 1 }] };
    await strapi.desk.changeOrder(unpaid.id, { refunds: [one] });
    expect(await strapi.editor.stock('1')).toEqual(before);
  });

  it('sees the order at a glance, with pictures', async () => {
    const image = await strapi.editor.upload('guitar.png', 'image/png', await picture());
    await strapi.editor.save('1', { image });
    const { id } = await order({ address: '彌敦道 2 號', phone: '9123 4567' });
    await open(id);
    await see(page.getByRole('link', { name: '9123 4567' })).toHaveAttribute(
      'href',
      'tel:91234567',
    );
    await see(page.getByText('彌敦道 2 號').first()).toBeVisible();
    await see(page.getByText('銀行轉賬', { exact: true })).toBeVisible();
    await see(page.getByText(/^落單時間：2026年/)).toBeVisible();
    await see(box('國家')).toBeHidden();
    await see(page.getByRole('row', { name: /結他/ }).locator('img')).toBeVisible();
    await see(page.getByText(id)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    const state = page.getByText('等待付款', { exact: true });
    await see(state.first()).toBeInViewport({ ratio: 1 });
    await page.goto(LIST);
    await see(state.first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('has the buttons of an order on a busy computer, too', async () => {
    const { id } = await order();
    const busy = await page.evaluateHandle(() => {
      const state = { isBusy: true };
      // Longer than a screen shows a frame.
      const draw = (start: number) => {
        while (performance.now() < start + 25);
        if (state.isBusy) requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
      return state;
    });
    await open(id);
    await see(button('儲存')).toBeVisible();
    await busy.evaluate((state) => (state.isBusy = false));
  });

  it('sees the titles of all panels beside an order, wherever the page is scrolled', async () => {
    const { id } = await order();
    await open(id);
    const titles = ['取消或退款', '列印'].map((name) =>
      page.getByRole('heading', { name, exact: true }),
    );
    await see(button('確認已收款')).toBeVisible();
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 5000);
    for (const title of titles) {
      await see(title).toBeInViewport({ ratio: 1 });
      await title.click({ trial: true });
    }
  });

  it('corrects an address by the rules of the checkout, in the history', async () => {
    for (const name of ['儲存', '確認已收款']) {
      const { id } = await order();
      await open(id);
      await box('電話').fill('123');
      await box('地址').fill('');
      await box('電郵').fill('a@example.com,b@example.com');
      await (name === '儲存' ? button(name).click() : confirmPayment());
      await see(reason(/8至15個數字/)).toBeVisible();
      await see(reason('請填寫此欄。')).toBeVisible();
      await see(reason(/完整的電郵地址/)).toBeVisible();
      // Strapi replaces the values after a refusal, and the form puts the typed ones back before it moves the focus.
      await see(box('電話')).toBeFocused();
    }
    await box('電郵').fill(customer.email);
    await box('電話').fill('6543 2109');
    await box('地址').fill('彌敦道２號');
    await submit('儲存');
    await see(page.getByText(/電話；地址$/)).toBeVisible();
    const [stored] = await strapi.desk.orders();
    expect(stored).toMatchObject({ phone: '6543 2109', address: '彌敦道2號', state: 'pending' });
    const notes = (await strapi.desk.all('mail')).filter(({ subject }) =>
      String(subject).includes('Order corrected'),
    );
    expect(notes).toEqual([]);
  });

  it('finds an order by full name and by phone, however it is written', async () => {
    const made = await order({ lastName: '歐陽', firstName: '小寶', phone: '9876 5432' });
    await order({ lastName: '歐', firstName: '小寶', phone: '9876 5433' });
    // A list that was filtered before.
    await visit(page, `${LIST}?page=1&pageSize=50&filters[$and][0][state][$eq]=cancelled&_q=none`);
    await see(page.getByText('沒有符合篩選的內容。按「清除篩選」看全部。')).toBeVisible();
    await button('清除篩選').click();
    await see(page).toHaveURL(/_q=none/);
    await see(page).not.toHaveURL(/filters/);
    await visit(page, `${LIST}?page=1&pageSize=50&filters[$and][0][state][$eq]=pending`);
    await see(page.getByRole('row').nth(1)).toBeVisible();
    await strapi.desk.changeOrder(made.id, { state: 'paid' });
    await page.goto(`${LIST}?page=1&pageSize=50&_q=${encodeURIComponent('歐陽小寶')}`);
    await see(page.getByRole('row', { name: new RegExp(referenceOf(made)) })).toBeVisible();
    await see(page.getByRole('row')).toHaveCount(2);
  });
});
