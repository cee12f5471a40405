import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { readSettings } from '~/content/settings/read-settings';
import attributes from '~data/attributes.json';
import { PER_CATEGORY } from './catalogue';
import { pathOf } from './editor';
import { folderForThisFile, forThisFile } from './for-this-file';
import { holdPort } from './free-port';
import { choose, on, openPanel, see, visit } from './panel';
import { picture } from './sample-picture';
import { copyShop, serve } from './shop';
import { startStrapi } from './strapi';

// The panel as an editor sees it, in a browser. publishing.test.ts tests its requests only.

const PRODUCTS = `/admin/${pathOf('product')}`;

const keep = forThisFile();
const cache = await folderForThisFile();
const held = keep(await holdPort());
const { port } = held;
const previewUrl = `http://127.0.0.1:${port}`;
const strapi = keep(
  await startStrapi({ snapshot: inject('snapshots').small, previewUrl, admin: true }),
);
const panel = keep(await openPanel(strapi));
const page = await panel.logInAs('editor');

const { box, button, hasCreated, reason, reasons, submit } = on(page);
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await box(name).fill(value);
};
/** A text of the specifications. */
const text = attributes.fretSize.label.zh;

const live = async () => {
  const { entries, rejected } = await cmsClient({ url: strapi.url }).products();
  expect(rejected).toEqual([]);
  return entries.find(({ value }) => value.name.en.includes('Pacifica 612'))?.value;
};

const prices = async () => {
  const { entries } = await cmsClient({ url: strapi.url }).products();
  return new Map(entries.map(({ value }) => [value.id, value.price]));
};
const settings = async () => (await readSettings(cache, { url: strapi.url })).files;

describe('an editor, in Chinese and without JSON,', { timeout: 240_000 }, () => {
  it('finds a product by its model number, in a list with picture, price, stock, badges and state', async () => {
    await strapi.editor.change('product', '9', { mpn: 'P145B' });
    await page.getByRole('link', { name: '內容', exact: true }).click();
    await page.waitForURL(`**${PRODUCTS}?**`);
    await visit(page, `${strapi.url}${PRODUCTS}?page=1&pageSize=10&_q=P145B`);
    const row = page.getByRole('row', { name: /Yamaha P-145/ });
    await see(row).toBeVisible();
    await see(page.getByRole('row')).toHaveCount(2);
    for (const column of ['主要圖片', '中文名稱', '售價（港元）', '存貨', '標籤', '狀態']) {
      await see(page.locator('th').getByText(column, { exact: true })).toBeVisible();
    }
  });

  it('fills in the sections of a guitar’s form, and is told what is missing in its specifications', async () => {
    await visit(page, `${strapi.url}${PRODUCTS}/create`);
    for (const heading of ['產品資料', '價錢和存貨', '文字', '規格', '圖片', '搜尋和配搭']) {
      await see(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await see(page.getByText('港元整數，例如6480。')).toBeVisible();
    await see(page.getByText('請先選分類和種類')).toBeVisible();
    await choose(page, '分類', '結他');
    await choose(page, '種類', '電結他');
    await see(page.getByText(/^顧客會找，但未填：.*慣用手/)).toBeVisible();
    await fill({
      中文名稱: 'Yamaha Pacifica 612VII 電結他',
      售價: '6480',
      原廠型號: 'PAC612VIIFM',
      中文簡介: '三枚拾音器，由清音到破音都可應付。',
      英文簡介: 'Three pickups, from clean to driven.',
      '搜尋字詞: 中文': '雲石紋\n單線圈\n',
      '搜尋字詞: English': 'flamed\nHSS',
      '保養: 中文': '兩年',
      '保養: English': 'Two years',
    });
    await choose(page, '標籤', '新品（NEW）');
    await choose(page, '送貨時間', '向廠方訂購，約兩至四星期');
    await button('加一段').click();
    await fill({
      '詳細介紹 1, 標題: 中文': '適合誰',
      '詳細介紹 1, 標題: English': 'For whom',
      '詳細介紹 1, 內文: 中文': '想換琴的人。',
      '詳細介紹 1, 內文: English': 'For players who want a second guitar.',
    });
    // One of each type.
    const { strings, handedness, level } = attributes;
    await fill({
      [`${strings.label.zh}$`]: '6',
      [`${text}: 中文`]: '中文',
      [`${text}: English`]: 'English',
    });
    await choose(page, `${handedness.label.zh}$`, handedness.options.right.zh);
    await choose(page, `${level.label.zh}$`, level.options.beginner.zh, level.options.student.zh);
    await see(page.getByText(/^顧客會找，但未填：/)).not.toContainText(handedness.label.zh);
  });

  it('is told of all mistakes at once, each at its field, and nothing is published', async () => {
    await fill({
      售價: '6480.5',
      原價: '5980',
      '特點: 中文': '三枚拾音器\n楓木琴頸',
      '特點: English': 'Three pickups',
      [`${text}: English`]: '',
      '詳細介紹 1, 標題: English': '',
    });
    await button('發佈').click();
    const mistakes = [
      ['nameEn', '請填寫'],
      ['price', '須為整數'],
      ['originalPrice', '原價要高於售價'],
      ['features', '中文和英文的項目數目要相同'],
      ['attributes', `${text}：中文和英文都要填，各最多255個字`],
      ['story', '第1項標題（英文）：請填寫'],
    ] as const;
    for (const [field, words] of mistakes) await see(reason(words), field).toBeVisible();
    // Strapi would remove it after 4 s.
    const longer = setTimeout(5000);
    const notification = page.getByText(/售價（港元）：須為整數/).first();
    await see(notification).toBeVisible();
    await see(reasons).toHaveCount(mistakes.length);
    // Of the parts of a field, only the one is marked.
    await see(box('詳細介紹').and(page.locator('[aria-invalid=true]'))).toHaveAccessibleName(
      '詳細介紹 1, 標題: English',
    );
    await see(page.getByText(/must be/).first()).toBeHidden();
    await see(box('英文名稱')).toBeFocused();
    await longer;
    await see(notification).toBeVisible();
    expect(await live()).toBeUndefined();
  });

  it('mends them, chooses what it goes with by name, sees pictures, and publishes', async () => {
    await fill({
      英文名稱: 'Yamaha Pacifica 612VII Electric Guitar',
    });
    await see(reason('請填寫')).toBeHidden();
    await see(reason('原價要高於售價')).toBeVisible();
    await fill({
      售價: '6480',
      原價: '',
      '詳細介紹 1, 標題: English': 'For whom',
      '特點: English': 'Three pickups\nMaple neck',
      [`${text}: English`]: 'Sunburst',
    });
    const crossSells = page.getByRole('combobox', { name: /^配搭產品/ });
    await crossSells.click();
    await crossSells.pressSequentially('Katana');
    await see(page.getByText('建立新項目')).toBeHidden();
    await page.getByRole('option', { name: /Boss Katana-50/ }).click();
    await button('發佈').click();
    await see(page.getByText('沒有主要圖片。')).toBeVisible();
    await button('仍然發佈').click();
    await see.poll(live).toMatchObject({
      kind: 'electric',
      price: 6480,
      mpn: 'PAC612VIIFM',
      badges: ['new'],
      attributes: {
        strings: 6,
        handedness: 'right',
        level: ['beginner', 'student'],
        fretSize: { zh: '中文', en: 'Sunburst' },
      },
      features: { zh: ['三枚拾音器', '楓木琴頸'], en: ['Three pickups', 'Maple neck'] },
      keywords: { zh: ['雲石紋', '單線圈'], en: ['flamed', 'HSS'] },
      delivery: { zh: '向廠方訂購，約兩至四星期' },
      goesWith: ['21'],
    });
    await hasCreated();
  });

  it('puts it on sale, and looks at the draft beside the form and in Strapi’s preview, in both languages', async () => {
    const { url: cms, secret, draftsToken } = strapi;
    await fill({ 售價: '5880', 原價: '6480' });
    await choose(page, '標籤', '特價（SALE）');
    await button('儲存').click();
    await see(page.getByText('已儲存').first()).toBeVisible();
    await strapi.editor.unpublish('16');
    const shop = keep(await copyShop(PER_CATEGORY));
    await held.remove();
    const drafts = keep(
      await serve(shop, { port, cms, secret, fallback: 'fail', drafts: draftsToken }),
    );
    const { id } = (await live()) ?? { id: '' };
    expect((await drafts.page(`/product/${id}`)).text).toContain('5,880');
    expect(await drafts.page('/product/16')).toMatchObject({ status: 200 });

    await button('顯示草稿').click();
    const beside = page.frameLocator('iframe[title="草稿的頁面"]');
    await see(beside.getByRole('heading', { level: 1 })).toContainText('電結他');
    await button('English').click();
    await see(beside.getByRole('heading', { level: 1 })).toContainText('Electric Guitar');
    const reloadIn = async (preferedLanguage: string) => {
      await strapi.editor.call('PUT', 'admin/users/me', { preferedLanguage });
      await page.reload();
    };
    await reloadIn('en');
    try {
      await button('Show the draft').click();
      const draft = page.frameLocator('iframe[title="Page of the draft"]');
      await see(draft.getByRole('heading', { level: 1 })).toContainText('Electric Guitar');
      await button('中文').click();
      await see(draft.getByRole('heading', { level: 1 })).toContainText('電結他');
    } finally {
      await reloadIn('zh');
    }
    await page.getByRole('link', { name: '開啟預覽' }).click();
    const over = page.frameLocator('iframe[title="預覽"]');
    await see(over.getByRole('heading', { level: 1 })).toContainText('電結他');
    await see(over.getByText('HK$5,880').first()).toBeVisible();
    expect(await live()).toMatchObject({ price: 6480 });
    await page.goBack();
    // Else it would build after every save from here on.
    await drafts.remove();
    await strapi.editor.publish('16');
    await button('發佈').click();
    await see
      .poll(live)
      .toMatchObject({ price: 5880, originalPrice: 6480, badges: ['new', 'discount'] });
  });

  it('changes the opening hours, of which the form says what they are and which it keeps after a mistake', async () => {
    await visit(
      page,
      `${strapi.url}/admin/content-manager/single-types/api::shop-setting.shop-setting`,
    );
    await see(page.getByText('留空則用：10:00').first()).toBeVisible();
    await fill({ 星期一至五開門: '25:99', 運費: '-5', 電話: '2345' });
    // An empty closed day is none, and hides neither the mistakes nor the list that it would replace.
    await page
      .getByRole('button', { name: /^還沒有項目/ })
      .last()
      .click();
    await see(page.getByRole('combobox', { name: /^日期/ })).toBeVisible();
    await see(button('填入以便修改').first()).toBeVisible();
    await button('發佈').click();
    await see(reason('須為時間，例如10:00')).toBeVisible();
    await see(reason('不可少於0')).toBeVisible();
    await see(reason('須為連國際區號的號碼，例如+852 2345 6789')).toBeVisible();
    await see(reasons).toHaveCount(3);
    await see(box('星期一至五開門')).toHaveValue('25:99');
    await fill({
      星期一至五開門: '9:30',
      運費: '',
      電話: '+852 2777 8888',
      星期六開門: '9：45',
    });
    await submit('發佈');
    await see(box('星期六開門')).toHaveValue('09:45');
    await see(page.getByText('未儲存的更改')).toBeHidden();
    await see.poll(settings).toMatchObject({
      'data/site.json': {
        phone: '+852 2777 8888',
        hours: [{ opens: '09:30', closes: '20:00' }, { opens: '09:45' }, {}],
      },
    });
  });

  it('begins with the text of a section of a policy', async () => {
    await visit(page, `${strapi.url}/admin/${pathOf('shop-policy')}/create`);
    const texts: string[] = [];
    for (const section of ['退款政策：可退貨的產品', '退款政策：30日退貨期']) {
      await choose(page, '章節', section);
      await see(box('英文內文')).toHaveValue('');
      await button('把原有內容填入空白的欄').click();
      await see(box('英文內文')).not.toHaveValue('');
      texts.push(await box('英文內文').inputValue());
    }
    expect(texts[0]).not.toBe(texts[1]);
  });

  it('imports prices: a bad row stops all of them, and then they are applied at once', async () => {
    await visit(page, `${strapi.url}/admin/shop-prices`);
    const download = page.waitForEvent('download');
    await button('下載CSV').click();
    const csv = await readFile(await (await download).path(), 'utf8');
    const before = await prices();
    const [header, ...rows] = csv.trim().split('\n');
    expect(rows.length).toBeGreaterThan(10);
    const cheaper = rows.map((row) =>
      row.replace(/,(\d+),(\d*),/, (_, price, original) => `,${price - 1},${original},`),
    );
    const upload = (lines: readonly string[]) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'prices.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([header, ...lines].join('\n')),
      });

    await upload(cheaper.with(6, cheaper[6]?.replace(/,\d+,/, ',便宜,') ?? ''));
    await see(page.getByText(/^第8行 · .+ · 售價（港元） · 須為整數.*「便宜」/)).toBeVisible();
    await see(button('套用')).toBeHidden();
    expect(await prices()).toEqual(before);

    await upload(cheaper);
    await see(page.getByText(`會更改或新增的產品：${rows.length}件`)).toBeVisible();
    await see(page.getByText(/\d,\d{3} → \d+,\d{3}$/).first()).toBeVisible();
    await button('套用').dblclick();
    const done = page.getByText(`${rows.length}件產品已更改或新增。`);
    await see(done).toBeVisible();
    const changed = new Map(before);
    for (const row of cheaper) {
      const [id = ''] = row.split(',');
      changed.set(id, (before.get(id) ?? 0) - 1);
    }
    expect(await prices()).toEqual(changed);
    await see(done).toBeVisible();

    // Only counted stock has orders taken from it.
    await strapi.editor.setStock('2', 5);
    const oldStock = page.getByText(/^檔案會更改存貨/);
    for (const [row, isAsked] of [
      ['9,4', false],
      ['2,', true],
    ] as const) {
      const buffer = Buffer.from(`id,stock\n${row}\n`);
      const file = { name: 'stock.csv', mimeType: 'text/csv', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      await see(page.getByRole('row')).toHaveCount(2);
      await see(oldStock).toBeVisible({ visible: isAsked });
    }
  });

  it('sets a picture’s alternative text, in both languages', async () => {
    const image = await strapi.editor.upload('guitar.png', 'image/png', await picture());
    await strapi.editor.save('9', { image });
    await visit(page, `${strapi.url}${PRODUCTS}/9`);
    const stored = async () =>
      (await strapi.editor.call<{ alternativeText: string }>('GET', `upload/files/${image}`))
        .alternativeText;
    const before = await stored();
    const nameEn = await box('英文名稱').inputValue();
    const english = box('guitar.png: English');
    await fill({ 'guitar.png: 中文': '結他正面' });
    await box('本店貨號').focus();
    await see(page.getByText('未儲存：另一種語言還未填。')).toBeVisible();
    expect(await stored()).toBe(before);
    await fill({ 英文名稱: '' });
    await button('發佈').click();
    await see(reasons).toHaveText([
      '請填寫',
      'guitar.png的替代文字只有一種語言，請填另一種，或都留空',
    ]);
    await fill({ 英文名稱: nameEn });
    await button('儲存').click();
    await see(reasons).toHaveText([/^guitar.png的替代文字/]);
    await page.getByRole('link', { name: '首頁' }).first().click();
    await see(page.getByText('有未儲存的更改，確定離開？')).toBeVisible();
    await button('取消').click();
    await see(box('guitar.png: 中文')).toHaveValue('結他正面');
    await english.fill('Front of the guitar');
    await see(reasons).toHaveCount(0);
    // No button: the focus leaves, as to the form's own, which stay in view.
    await see(button('發佈')).toBeInViewport();
    const fail = (route: Route) => route.abort();
    await page.route('**/upload?id=*', fail);
    await english.press('Tab');
    await see(page.getByText('未能儲存，請改一改再離開欄位。')).toBeVisible();
    expect(await stored()).toBe(before);
    await page.unroute('**/upload?id=*', fail);
    await english.press('End');
    await english.press('Tab');
    await see(page.getByText('已儲存，會用於所有用這張圖片的地方。')).toBeVisible();
    expect(await stored()).toBe('結他正面 / Front of the guitar');
    // The focus has left the field after it, too, and what was undone is not a change.
    const sections = box('詳細介紹 1, 標題: English');
    const heading = await sections.inputValue();
    for (const text of ['x', heading]) await sections.fill(text);
    await see(button('儲存')).toBeDisabled();
  });

  it('adds uploaded pictures to a gallery after its others, by name', async () => {
    const first = await strapi.editor.upload('view 1.png', 'image/png', await picture());
    await strapi.editor.save('10', { gallery: [first] });
    await visit(page, `${strapi.url}${PRODUCTS}/10`);
    await button('增加').click();
    await button('上傳新檔案').click();
    // The larger one, which comes first, takes longer.
    const uploads = [
      ['view 2.png', 3000],
      ['view 10.png', 500],
    ] as const;
    await page.locator('input[type=file]').setInputFiles(
      await Promise.all(
        uploads.map(async ([name, size]) => ({
          name,
          mimeType: 'image/png',
          buffer: await picture(size),
        })),
      ),
    );
    await button('上傳2個檔案到媒體庫').click();
    await button('完成').click();
    await button('儲存').click();
    const names = async () =>
      (await strapi.editor.entry<{ gallery: { name: string }[] }>('product', '10')).gallery.map(
        ({ name }) => name,
      );
    await see.poll(names).toEqual(['view 1.png', 'view 2.png', 'view 10.png']);
  });

  it('duplicates a product for its next variant by one click, and relates both as a family', async () => {
    await visit(page, `${strapi.url}${PRODUCTS}/28`);
    // Not the menu beside the buttons to save and publish.
    await see(button('更多發佈動作')).toBeVisible();
    await button('更多動作').click();
    await see(page.getByRole('menuitem', { name: '刪除' })).toBeVisible();
    // For engineers.
    await see(page.getByText('複製識別碼')).toBeHidden();
    await page.keyboard.press('Escape');
    await button('複製成另一款').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/28'));
    await see(box('英文名稱')).toHaveValue(/^Boss BD-2 /);
    await see(box('原廠型號')).toHaveValue('');
    await fill({ 英文名稱: 'Boss BD-2 with four knobs', [`${attributes.knobs.label.zh}$`]: '4' });
    await button('發佈').click();
    // The copy has the Chinese name of the original.
    await button('仍然發佈').click();
    const copy = page.url().split('/').at(-1) ?? '';
    const published = () =>
      strapi.editor.entry('product', copy, 'published').catch(() => undefined);
    await see.poll(published).toBeDefined();

    await visit(page, `${strapi.url}/admin/${pathOf('family')}/create`);
    await fill({ 中文名稱: 'Boss BD-2', 英文名稱: 'Boss BD-2' });
    const members = page.getByRole('combobox', { name: /^產品/ });
    for (const chosen of [1, 2]) {
      await members.click();
      await members.pressSequentially('Boss BD-2');
      await page
        .getByRole('option', { name: /Boss BD-2/ })
        .nth(2 - chosen)
        .click();
    }
    await choose(page, '分別在於', attributes.knobs.label.zh);
    await button('發佈').click();
    const client = cmsClient({ url: strapi.url });
    const products = (await client.products()).entries.map(({ value }) => value);
    const families = async () =>
      (await client.families(products)).entries.map(({ value }) => value);
    // The products in the form have the words of their state, too.
    await see.poll(families).toMatchObject([{ attributes: ['knobs'], members: ['28', copy] }]);
    await hasCreated();
    await page.reload();
    // A question mark would say that the products do not differ in it.
    await see(page.getByText(attributes.knobs.label.zh, { exact: true }).first()).toBeVisible();
  });

  it('sees beside a product why the shop leaves it out, not others, and no hint at specifications if all are there', async () => {
    const { attributes: known } = await strapi.editor.entry<{ attributes: object }>('product', '2');
    const complete = { ...known, fingerboardRadius: 10, nutWidth: 43 };
    await strapi.editor.change('product', '2', { attributes: complete });
    const rejected = ['1', '2'].map((id) => ({
      ...{ kind: 'product', id, name: id },
      issues: [{ name: { zh: '售價', en: 'Price' }, reason: { zh: `甲${id}`, en: `A${id}` } }],
    }));
    const status = { shop: 'https://shop.example', late: [], state: 'idle', rejected };
    await page.route('**/shop/status', (route) => route.fulfill({ json: status }));
    try {
      await visit(page, `${strapi.url}${PRODUCTS}/2`);
      await see(page.getByText('網店沒有採用以下內容：')).toBeVisible();
      await see(page.getByText('售價：甲2')).toBeVisible();
      await see(page.getByText('售價：甲1')).toBeHidden();
      await see(page.getByText(/^顧客會找，但未填：/)).toBeHidden();
    } finally {
      await page.unroute('**/shop/status');
    }
  });

  it('sees on the home page the status of the shop, the first steps, and what is running or sold out', async () => {
    await strapi.editor.setStock('1', 0);
    await strapi.editor.setStock('2', 3);
    const guitar = { name: '舊結他', nameEn: 'Old guitar', price: 1000, category: 'guitars' };
    await strapi.editor.unpublish(await strapi.editor.create({ ...guitar, stock: 0 }));
    await page.goto(`${strapi.url}/admin`);
    await see(page.getByText(/^聯絡不到網店/)).toBeVisible();
    await see(page.getByText('改營業時間和條文')).toBeVisible();
    await see(page.getByRole('listitem').filter({ hasText: '只餘1至3件' })).toHaveText(
      '只餘1至3件1',
    );
    await button('再更新網店一次').click();
    await see(page.getByText('未能通知網店。')).toBeVisible();
    const link = page.getByRole('link', { name: '已售罄' });
    await see(page.getByRole('listitem').filter({ has: link })).toHaveText('已售罄1');
    await link.click();
    await see(page.getByRole('row')).toHaveCount(2);
    await see(page.getByText('舊結他')).toBeHidden();
  });
});
