import { describe, expect, inject, it } from 'vitest';
import { pathOf } from './editor';
import { forThisFile } from './for-this-file';
import { choose, on, openPanel, see, visit } from './panel';
import { picture } from './sample-picture';
import { startStrapi } from './strapi';

// Mistakes of an editor, and Strapi's own words, in the real panel.

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small, admin: true }));
const panel = keep(await openPanel(strapi));
const page = await panel.logInAs('editor');

const ADMIN = `${strapi.url}/admin`;
const PRODUCTS = `${ADMIN}/${pathOf('product')}`;
const { box, button, hasCreated, reason, submit } = on(page);

describe('an editor, in Chinese,', { timeout: 180_000 }, () => {
  it('is told that another entry has the name', async () => {
    await strapi.editor.addPublished('shop-brand', { name: 'Fender', country: 'USA' });
    await page.goto(`${ADMIN}/${pathOf('shop-brand')}/create`);
    await box('品牌名稱').fill('Fender');
    await button('發佈').click();
    await see(reason('已有另一項用這個')).toBeVisible();
  });

  it('is asked about a product with the number of another, before it becomes public', async () => {
    await strapi.editor.unpublish('2');
    await strapi.editor.save('1', { sku: 'OT-1' });
    await strapi.editor.save('2', { sku: 'ot-1' });
    await visit(page, `${PRODUCTS}/2`);
    await button('發佈').click();
    await see(page.getByText(/本店貨號與「.+」相同。/)).toBeVisible();
    await button('取消').click();
    // Mistakes come first.
    const end = page
      .getByRole('group', { name: /^取消發佈時間/ })
      .getByRole('combobox')
      .first();
    await end.fill('2020/1/1');
    await end.press('Tab');
    // Otherwise, the form does not have it yet.
    await see(button('儲存')).toBeEnabled();
    await button('發佈').click();
    await see(reason('不可為過去的時間')).toBeVisible();
    await see(button('仍然發佈')).toBeHidden();
    await visit(page, `${PRODUCTS}/9`);
    await box('本店貨號').fill('OT-1');
    await button('發佈').click();
    await see(page.getByText(/本店貨號與「.+」相同。/)).toHaveCount(2);
  });

  it('sees what is refused, and is asked about the others once, before publishing several products', async () => {
    const live = (id: string) => strapi.editor.entry('product', id, 'published');
    const unfinished = await strapi.editor.add('product', { name: '未完成', category: 'guitars' });
    const image = await strapi.editor.upload('9.png', 'image/png', await picture());
    await strapi.editor.save('9', { image });
    await strapi.editor.publish('9');
    const { price } = await live('9');
    await strapi.editor.save('9', { price: 4321, image: null });
    await strapi.editor.save('10', { price: 1234 });
    await visit(page, `${PRODUCTS}?page=1&pageSize=10&sort=updatedAt:DESC`);
    // These, and the one with the number of another.
    for (const row of [1, 2, 3, 4])
      await page.getByRole('row').nth(row).getByRole('checkbox').click();
    await button('發佈').click();
    const dialog = page.getByRole('dialog');
    await see(dialog.getByText('有待改正 (1)')).toBeVisible();
    await see(dialog.getByText('售價（港元）：請填寫')).toBeVisible();
    await see(dialog.getByText('英文名稱：請填寫')).toBeVisible();
    await see(dialog.getByText('請先核對 (2)')).toBeVisible();
    await see(dialog.getByText('沒有主要圖片。')).toHaveCount(2);
    await see(dialog.getByText('可以發佈 (1)')).toBeVisible();
    await see(dialog.getByRole('checkbox', { name: '未完成' })).toBeHidden();
    const asked = dialog.locator('div', { has: page.getByText(/^本店貨號與「.+」相同。/) });
    // Those with questions wait for a click.
    await see(button('發佈1項')).toBeVisible();
    await asked.last().getByRole('checkbox').click();
    await button('仍然發佈2項').click();
    await see(dialog).toBeHidden();
    expect(await live('10')).toMatchObject({ price: 1234 });
    expect(await live('9')).toMatchObject({ price });
    expect(await live('2')).toMatchObject({ sku: 'ot-1' });
    await page.reload();
    for (const row of [1, 2, 3, 4])
      await page.getByRole('row').nth(row).getByRole('checkbox').click();
    const names = await page.getByRole('row').getByRole('link').allTextContents();
    const confirm = page.getByRole('alertdialog');
    for (const [action, question, confirmation, count] of [
      ['取消發佈', '以下3件產品會從網店下架：', '取消發佈3項', 3],
      ['刪除', '以下4件產品會刪除，不能復原：', '刪除4項', 4],
    ] as const) {
      await button(action).click();
      await see(confirm.getByText(question)).toBeVisible();
      await see(confirm.getByRole('listitem')).toHaveCount(count);
      for (const name of await confirm.getByRole('listitem').allTextContents()) {
        expect(names).toContain(name);
      }
      await see(confirm.getByText('另有1項未發佈，不受影響。')).toHaveCount(4 - count);
      await see(button(confirmation)).toBeVisible();
      await button('取消').click();
    }
    await strapi.editor.remove(unfinished);
  });

  it('sees that the shop has more than an empty list of changes, and its price', async () => {
    const studios = `${ADMIN}/${pathOf('shop-studio')}`;
    await visit(page, studios);
    await see(page.getByText(/未有更改，網店現用原有內容。/)).toBeVisible();
    await visit(page, `${studios}/create`);
    await see(page.getByText('每小時港元')).toBeVisible();
    await see(page.getByText(/留空則用/)).toBeHidden();
    await page.getByRole('combobox', { name: /^錄音室或老師/ }).press('Space');
    await page.getByRole('option').first().click();
    await see(page.getByText(/留空則用：\d+/).first()).toBeVisible();
    await see(page.locator('a[href$="/admin/settings"]')).toBeHidden();
  });

  it('adds a stock change of the product from whose form it was opened', async () => {
    await strapi.editor.setStock('1', 0);
    await visit(page, `${PRODUCTS}/1`);
    await see(page.locator('p:has(+ a[href*="stock-change"])')).toHaveText('0');
    const name = await box('中文名稱').inputValue();
    await page.getByRole('link', { name: '新增存貨變動' }).click();
    await see(page).toHaveURL(/stock-change.*create/);
    await see(page.getByText(name).first()).toBeVisible();
    await choose(page, '動作', '加入');
    await box('數量').fill('2');
    await box('原因').fill('到貨');
    await button('儲存').click();
    await see.poll(async () => (await strapi.editor.stock('1')).published).toBe(2);
    await hasCreated();
  });

  it('is told at once that a picture cannot be used, and it is not kept', async () => {
    const small = { name: 'small.png', mimeType: 'image/png', buffer: await picture(300) };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    await visit(page, `${ADMIN}/plugins/upload`);
    for (const [file, text] of [
      [small, '太小：300 × 300像素'],
      [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg }, '不支援這種檔案'],
    ] as const) {
      await page.locator('input[type=file]').first().setInputFiles(file);
      await see(page.getByText(new RegExp(text)).first(), file.name).toBeVisible();
      await page.reload();
    }
    // In the form of a product; this browser answers questions of the page by no.
    const gallery = [await strapi.editor.upload('view.png', 'image/png', await picture())];
    await strapi.editor.save('1', { gallery });
    await page.goto(`${PRODUCTS}/1`);
    await button('增加').click();
    await button('上傳新檔案').click();
    await see(page.getByText(/較長一邊最少400像素，最大20 MB/)).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(small);
    await button('上傳1個檔案到媒體庫').click();
    await see(page.getByRole('dialog').getByText(/太小：300 × 300像素/)).toBeVisible();
    await button('取消').click();
    await see(page.getByText(/太小：300 × 300像素/)).toBeHidden();
    const { results } = await strapi.editor.call<{ results: { name: string }[] }>(
      'GET',
      'upload/files?page=1&pageSize=100',
    );
    expect(results.filter(({ name }) => /small|svg/.test(name))).toEqual([]);
  });

  it('types a day in any form and a time of Hong Kong, and leaves each by Tab', async () => {
    await page.goto(`${PRODUCTS}/2`);
    const group = page.getByRole('group', { name: /^發佈時間/ });
    const [day, time] = [group.getByRole('combobox').first(), group.getByRole('combobox').nth(1)];
    const type = async (input: typeof day, text: string) => {
      await input.click();
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
      await see(input).not.toBeFocused();
    };
    const refusal = group.getByRole('alert');
    await type(day, '31/12/2030');
    await see(day).toHaveValue('2030/12/31');
    await type(day, '12月1日');
    await see(refusal).toContainText('「12月1日」不是日期');
    await see(day).toHaveValue('2030/12/31');
    await type(day, '2020/1/1');
    await button('儲存').click();
    const past = reason('不可為過去的時間');
    await see(past).toBeVisible();
    // Strapi replaces the values after a refusal, and the form puts the typed ones back before it moves the focus.
    await see(day).toBeFocused();
    await see(day).toHaveValue('2020/01/01');
    await see(past).toBeVisible();
    // A click elsewhere is as good as Tab.
    await day.fill('2030.12.25');
    await box('中文名稱').click();
    await see(day).toHaveValue('2030/12/25');
    await see(past).toBeHidden();
    await type(time, '25:99');
    await see(refusal).toContainText('「25:99」不是時間，請填例如18:30。');
    // As often as it is pressed: another time than the one that was typed is not saved.
    for (const _ of [1, 2]) {
      await button('儲存').click();
      await see(time).toBeFocused();
    }
    await type(time, '1420');
    await see(time).toHaveValue('14:20');
    await see(refusal).toBeHidden();
    await submit('儲存');
    const publishAt = async () => (await strapi.editor.entry('product', '2'))['publishAt'];
    await see.poll(publishAt).toBe('2030-12-25T06:20:00.000Z');
  });

  it('begins with the texts of a guide, and has no buttons for what it cannot have', async () => {
    const guides = `${ADMIN}/${pathOf('shop-guide')}`;
    await visit(page, guides);
    await see(page.getByText('網店現用原有的指南')).toBeVisible();
    await visit(page, `${guides}/create`);
    await see(button('粗體').first()).toBeVisible();
    for (const name of ['底線', '圖片']) await see(button(name)).toBeHidden();
    await box('網址名稱').fill('violin-size');
    await button('把原有內容填入空白的欄').click();
    await see(box('中文標題')).toHaveValue('小提琴尺碼怎樣揀');
    await see(box('英文標題')).toHaveValue('Choosing a violin size');
    await see(page.getByText('不需要特別工具，一把軟尺就可以：')).toBeVisible();
    await see(page.getByText('A tape measure is enough:')).toBeVisible();
    await see(page.getByText('title: ')).toBeHidden();
  });

  it('is led to the successor of a product that is no longer public', async () => {
    await strapi.editor.unpublish('10');
    await visit(page, `${PRODUCTS}/10`);
    await page.getByRole('link', { name: '選後繼產品' }).click();
    await see(page).toHaveURL(/api::former-product.former-product\/10$/);
    await see(page.getByText('後繼產品').first()).toBeVisible();
  });

  it('filters a list by the words of its columns and values, such as the badges of products', async () => {
    await strapi.editor.save('9', { badges: ['new', 'hot'] });
    await strapi.editor.save('2', { badges: [] });
    await visit(page, `${PRODUCTS}?page=1&pageSize=50`);
    await see(page.getByRole('row').nth(1)).toBeVisible();
    const option = (name: string) => page.getByRole('option', { name, exact: true });
    const filterBy = async (field: string, value: string) => {
      await button('篩選條件').click();
      const choice = (index: number) => page.getByRole('dialog').getByRole('combobox').nth(index);
      await choice(0).press('Space');
      for (const raw of ['category', 'createdAt', 'documentId', 'id']) {
        await see(option(raw)).toBeHidden();
      }
      await option(field).click();
      // Until then, the key could go to the first field.
      await see(choice(0)).toBeFocused();
      await choice(2).press('Space');
      await option(value).click();
      await button('新增篩選器').click();
      await see(page.getByText(`${field} 是 ${value}`).first()).toBeVisible();
    };
    await filterBy('分類', '結他');
    await see(page).toHaveURL(/category.*guitars/);
    await button('清除篩選').click();
    await see(page).not.toHaveURL(/category/);
    await filterBy('標籤', '熱賣（HOT）');
    const badgesBy = async (condition: string) => {
      const query = `${pathOf('product')}?page=1&pageSize=50&filters[$and][0][badges]${condition}`;
      type Found = { results: { badges: string[] | null }[] };
      const { results } = await strapi.editor.call<Found>('GET', query);
      expect(results.length).toBeGreaterThan(0);
      return results.map(({ badges }) => badges ?? []);
    };
    const hot = await badgesBy('[$eq]=hot');
    await see(page.getByRole('row')).toHaveCount(1 + hot.length);
    expect(hot).toContainEqual(['new', 'hot']);
    expect(hot.every((badges) => badges.includes('hot'))).toBe(true);
    expect((await badgesBy('[$ne]=hot')).flat()).not.toContain('hot');
    expect((await badgesBy('[$null]=true')).flat()).toEqual([]);
    expect(await badgesBy('[$notNull]=true')).not.toContainEqual([]);
    expect((await badgesBy('[$ne]=hot')).length + hot.length).toBe(
      (await strapi.editor.ids()).length,
    );
    await button('檢視設定').click();
    await see(page.getByText('顯示的欄位')).toBeVisible();
    await see(page.getByRole('checkbox', { name: '英文名稱' })).toBeVisible();
    for (const name of ['nameEn', 'id', 'documentId', '識別碼']) {
      await see(page.getByRole('checkbox', { name, exact: true })).toHaveCount(0);
    }
  });

  it('is told how a discount code works, and reads its kind in the list', async () => {
    const codes = `${ADMIN}/${pathOf('code')}`;
    await strapi.editor.add('code', { code: 'SPRING-10', kind: 'amount', value: 100 });
    await visit(page, `${codes}/create`);
    await see(page.getByText('百分比填1至100，金額填整數港元。')).toBeVisible();
    await see(page.getByText('沒有權限')).toBeHidden();
    await visit(page, codes);
    await see(page.getByRole('gridcell', { name: '金額（港元）' })).toBeVisible();
  });

  it('reads Traditional Chinese from the log-in page on, without news of Strapi', async () => {
    await visit(page, ADMIN);
    await see(page.getByText('最近編輯的項目')).toBeVisible();
    await see(page.getByText(/[钟头个时]前/).first()).toBeHidden();
    await see(page.getByText(/Media Library/).first()).toBeHidden();
    await visit(page, `${ADMIN}/me`);
    for (const label of ['目前密碼', '新密碼', '再輸入新密碼']) {
      await see(page.getByLabel(label, { exact: true })).toBeVisible();
    }
    const logIn = await panel.open();
    await see(logIn.getByRole('button', { name: '登入' })).toBeVisible();
    await see(logIn.getByText('歡迎使用Overtone後台')).toBeVisible();
    await logIn.locator('[name=email]').fill('editor@overtone.example');
    await logIn.locator('[name=password]').fill('wrong');
    await logIn.locator('[type=submit]').click();
    await see(logIn.getByText('電郵或密碼不正確。')).toBeVisible();
    // A product that is not there.
    await visit(page, `${PRODUCTS}/none`);
    await see(page.getByText('找不到這個項目，可能已被刪除。').first()).toBeVisible();
  });
});
