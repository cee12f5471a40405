import type { Locator, Page, Request } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { forThisFile } from './for-this-file';
import { choose, on, openPanel, see, submitLogIn, visit } from './panel';
import { applyPrices } from './prices';
import { book, makeBooking } from './sample-booking';
import { deliver, makeOrder } from './sample-order';
import { startStrapi } from './strapi';

// Two windows of the real panel, which sends more with a form than its fields.

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small, admin: true }));
const panel = keep(await openPanel(strapi));
const pages = { desk: await panel.logInAs('desk'), editor: await panel.logInAs('editor') };

const uidOf = (type: string) => `api::${type}.${type}`;
const formOf = (type: string, id: string) =>
  type === 'shop-setting' ? `single-types/${uidOf(type)}` : `collection-types/${uidOf(type)}/${id}`;

async function open(page: Page, type: string, id: string, field: string) {
  await visit(page, `${strapi.url}/admin/content-manager/${formOf(type, id)}`);
  await see(on(page).box(field)).toBeVisible();
}
const press = (page: Page, name: string) => on(page).button(name).first().click();
const stored = async (who: 'desk' | 'editor', type: string, id: string) =>
  (
    await strapi[who].call<{ data: Record<string, unknown> }>(
      'GET',
      `content-manager/${formOf(type, id)}`,
    )
  ).data;

async function order() {
  const made = makeOrder(1, { method: 'bank' });
  await deliver(strapi.functions, made, 'pending');
  return made.id;
}

it('an order is not set back by a form that was opened before another window changed it', async () => {
  const id = await order();
  const { desk } = pages;
  const { box, button } = on(desk);
  await open(desk, 'order', id, '備註');
  await strapi.desk.changeOrder(id, { state: 'paid', tracking: 'SF123' });
  await box('備註').fill('他星期三在家');
  await press(desk, '儲存');
  const reason =
    /^這頁打開後，你在另一個視窗改了：狀態（現為「已付款」）、.*運單號碼（現為「SF123」）/;
  await see(desk.getByText(reason)).toBeVisible();
  expect(await stored('desk', 'order', id)).toMatchObject({ state: 'paid', note: null });

  await see(desk.getByText('備註：他星期三在家')).toBeVisible();
  await desk.mouse.move(600, 600);
  await desk.mouse.wheel(0, 2000);
  const unsaved = desk.getByRole('complementary').filter({ hasText: '未儲存的更改' });
  const bottomOf = async (part: Locator) => {
    const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
    return y + height;
  };
  const buttons = desk.getByRole('complementary').filter({ has: button('儲存') });
  await see(unsaved).toBeInViewport({ ratio: 1 });
  expect((await unsaved.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(buttons));
  await see(box('運單號碼')).toHaveValue('SF123');
  // A phone hides what is beside the form.
  await desk.setViewportSize({ width: 390, height: 844 });
  await see(desk.getByText(/^有未儲存的更改/)).toBeVisible();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await press(desk, '填回表格');
  await press(desk, '儲存');
  await see(desk.getByText('已儲存').first()).toBeVisible();
  await see(desk.getByText('未儲存的更改', { exact: true })).toBeHidden();
  expect(await stored('desk', 'order', id)).toMatchObject({
    state: 'paid',
    tracking: 'SF123',
    note: '他星期三在家',
  });
}, 240_000);

/**
 * One with a draft, and one without a list, which the panel saves in other ways than the order above. Its other types go
 * the same ways. Of each, the field that is typed in, with its label, and the one that changes meanwhile.
 */
const FORMS = [
  { type: 'product', id: '1', field: ['nameEn', '英文名稱'], change: { price: 4321 } },
  { type: 'shop-setting', id: '', field: ['email', '電郵'], change: { phone: '+852 2111 2222' } },
] as const;

describe('a form that is no longer current', () => {
  it.each(FORMS)(
    'is refused for a $type, and keeps what was typed',
    async ({ type, id, field: [name, label], change }) => {
      const { editor } = pages;
      const { box } = on(editor);
      await open(editor, type, id, label);
      const before = await stored('editor', type, id);
      await strapi.engineer.call('PUT', `content-manager/${formOf(type, id)}`, change);
      await box(label).fill('typed@example.com');
      await press(editor, '儲存');
      await see(editor.getByText(/這頁打開後，.+改了：/).first()).toBeVisible();
      expect(await stored('editor', type, id)).toMatchObject({
        ...change,
        ...(name in before && { [name]: before[name] }),
      });
      await press(editor, '填回表格');
      await see(box(label)).toHaveValue('typed@example.com');
      await press(editor, '儲存');
      await see
        .poll(() => stored('editor', type, id))
        .toMatchObject({ ...change, [name]: 'typed@example.com' });
    },
  );

  it('is saved after the product was sold', async () => {
    const path = `content-manager/${formOf('product', '9')}`;
    const loaded = await stored('editor', 'product', '9');
    await strapi.editor.setStock('9', 3);
    await strapi.editor.call('PUT', path, { ...loaded, nameEn: 'Sold Piano' });
    expect(await stored('editor', 'product', '9')).toMatchObject({
      nameEn: 'Sold Piano',
      stock: 3,
    });
  });

  it('names the shop if that has changed it last', async () => {
    const made = makeOrder();
    await deliver(strapi.functions, made, 'pending');
    await strapi.desk.changeOrder(made.id, { note: 'x' });
    const loaded = await stored('desk', 'order', made.id);
    await deliver(strapi.functions, made, 'paid');
    const save = strapi.desk.call('PUT', `content-manager/${formOf('order', made.id)}`, loaded);
    await expect(save).rejects.toThrow('這頁打開後，網店改了：');
  });

  it('is refused when it is published, after a table of prices', async () => {
    const { editor } = pages;
    const { box } = on(editor);
    await open(editor, 'product', '9', '英文名稱');
    await applyPrices(strapi.engineer, 'id,price\n9,8765\n');
    await box('英文名稱').fill('Typed Piano');
    await press(editor, '發佈');
    await see(
      editor.getByText(/這頁打開後，.+改了：售價（港元）（現為「8765」）/).first(),
    ).toBeVisible();
    const typed = editor.getByText('英文名稱：Typed Piano');
    await see(typed).toBeVisible();
    expect(await stored('editor', 'product', '9')).toMatchObject({ price: 8765 });
    await editor.reload();
    await see(typed).toBeVisible();
    await press(editor, '不要了');
    await editor.reload();
    await see(editor.getByText('網店現況')).toBeVisible();
    await see(typed).toBeHidden();
  });
});

it('a save that the rules refuse keeps what was typed in the form', async () => {
  const { desk } = pages;
  const { box } = on(desk);
  const booking = makeBooking({ start: makeBooking().start + 4 });
  await book(strapi.functions, booking);
  const { id } = booking;
  await strapi.desk.call('PUT', `content-manager/${formOf('booking', id)}`, { state: 'declined' });
  await open(desk, 'booking', id, '備註');
  await choose(desk, '狀態', '已確認');
  await box('備註').fill('再打來了');
  await press(desk, '儲存');
  await see(desk.getByText(/這個預約已經完結/).first()).toBeVisible();
  await see(box('備註')).toHaveValue('再打來了');
});

describe('what is typed while a form is being saved', () => {
  /** Holds the request that saves an entry. Returns a function that sends it and waits for its response. */
  async function hold(page: Page) {
    const gate = Promise.withResolvers<undefined>();
    const isSave = (request: Request) => request.method() === 'PUT';
    await page.route('**/content-manager/**', async (route) => {
      if (isSave(route.request())) await gate.promise;
      await route.continue();
    });
    return async () => {
      const answer = page.waitForResponse((response) => isSave(response.request()));
      gate.resolve(undefined);
      await answer;
      await page.unrouteAll({ behavior: 'wait' });
    };
  }

  it.each([
    ['is refused', '123'],
    ['succeeds', '６５４３ ２１０９'],
  ])('stays in the form if that %s, with what was typed before', async (_, phone) => {
    const { desk } = pages;
    const { box, reason, submit } = on(desk);
    const id = await order();
    await open(desk, 'order', id, '備註');
    await box('電話').fill(phone);
    await box('地址').fill('彌敦道2號');
    const send = await hold(desk);
    await press(desk, '儲存');
    await box('備註').fill('他星期三在家');
    await send();
    if (phone === '123') await see(reason(/8至15個數字/)).toBeVisible();
    else {
      // As the CMS has written it: the form has read the version that it sends next.
      await see(box('電話')).toHaveValue('6543 2109');
      expect(await stored('desk', 'order', id)).toMatchObject({ address: '彌敦道2號' });
    }
    await see(box('備註')).toHaveValue('他星期三在家');
    await see(box('地址')).toHaveValue('彌敦道2號');
    await box('電話').fill('6543 2109');
    await submit('儲存');
    await see
      .poll(() => stored('desk', 'order', id))
      .toMatchObject({ phone: '6543 2109', address: '彌敦道2號', note: '他星期三在家' });
    const kept = () => desk.evaluate(() => Object.keys(sessionStorage).join());
    await see.poll(kept).not.toContain(id);
    await see(desk.getByText('未儲存的更改', { exact: true })).toBeHidden();
  });
});

describe('a session that has expired', () => {
  const asked = (page: Page) =>
    page.getByRole('alertdialog').getByText('登入已過期，請再登入；你填的內容已保留。');

  /** Strapi asks when a request of its own is refused, but goes to the log-in at once while it saves. */
  async function pressWhenExpired(page: Page, name: string) {
    await page.context().clearCookies();
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.removeItem('jwtToken');
    });
    try {
      await on(page).button(name).click({ timeout: 10_000 });
    } catch {
      await see(asked(page)).toBeVisible(); // It covers the button.
    }
    await see(page.locator('[name=password]').or(asked(page)).first()).toBeVisible();
  }

  it('keeps what was typed for after the log-in', async () => {
    const { desk } = pages;
    const { box } = on(desk);
    await open(desk, 'order', await order(), '備註');
    await box('備註').fill('下午再打');
    await pressWhenExpired(desk, '儲存');
    if (await asked(desk).isVisible()) await desk.keyboard.press('Escape');
    await submitLogIn(desk, strapi, 'desk');
    await see(desk.getByText('備註：下午再打')).toBeVisible();
    await press(desk, '填回表格');
    await see(box('備註')).toHaveValue('下午再打');
  });

  it('is named when a product is published that shoppers see', async () => {
    const { editor } = pages;
    await open(editor, 'product', '2', '英文名稱');
    await on(editor).box('英文名稱').fill('Typed Guitar');
    // Otherwise, this request may be the one to find out.
    await editor.route('**/shop/status', (route) => route.abort());
    await pressWhenExpired(editor, '發佈');
  });
});
