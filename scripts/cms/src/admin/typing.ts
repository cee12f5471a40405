import { inHongKong } from '~/contracts/hong-kong-time';
import { readDay } from '../typed-day';
import { readTime } from '../typed-time';
import { storedLanguage } from './chinese';

/** Strapi's inputs of days and of times. */
const INPUTS = 'input[role=combobox][inputmode=numeric]';

/** The buttons that save or publish a form. */
const FORM_BUTTONS = "aside[aria-labelledby='additional-information']";

const isInput = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(INPUTS);

/** Whether an input of {@link INPUTS} is that of a day. */
const isDay = (input: HTMLInputElement) => input.matches('[aria-haspopup=dialog]');

const isOpen = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('input[aria-expanded=true]');

/** A day such as `2026-12-01` in the only form that Strapi reads: the one that it shows. */
function shown(day: string) {
  const parts = day.split('-');
  return (storedLanguage() === 'zh' ? parts : parts.reverse()).join('/');
}

const words = {
  zh: {
    day: (text: string, example: string) => `「${text}」不是日期，請填例如${example}。`,
    time: (text: string, example: string) => `「${text}」不是時間，請填例如${example}。`,
  },
  en: {
    day: (text: string, example: string) => `“${text}” is no date: enter one such as ${example}.`,
    time: (text: string, example: string) => `“${text}” is no time: enter one such as ${example}.`,
  },
};

/** Replaces the text of an input as if it was typed: React ignores a value that is set through its own setter. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The box around an input: that of a time has its button beside an element around the input. */
const boxOf = (input: HTMLInputElement) =>
  isDay(input) ? input.parentElement : input.parentElement?.parentElement;

const refusalOf = (input: HTMLInputElement) => {
  const after = boxOf(input)?.nextElementSibling;
  return after?.matches('[data-refused-day]') ? after : undefined;
};

function refuse(input: HTMLInputElement, reasonText: string) {
  refusalOf(input)?.remove();
  const reason = document.createElement('p');
  reason.setAttribute('role', 'alert');
  reason.dataset['refusedDay'] = '';
  reason.style.color = getComputedStyle(input).color;
  reason.textContent = reasonText;
  boxOf(input)?.after(reason);
}

/** The text of the input when it was entered. */
let former = '';

/**
 * Has Strapi read the day or the time that was typed, in any form. It would read most other texts as another day, and
 * drop other times without a word; they are refused, and the input has its former text again.
 */
function settle(input: HTMLInputElement) {
  const text = input.value;
  if (text === '' || text === former) return;
  const day = isDay(input) ? readDay(text) : undefined;
  const read = isDay(input) ? day && shown(day) : readTime(text);
  if (read) {
    former = read;
    type(input, read);
    return;
  }
  const reasons = words[storedLanguage()];
  if (!isDay(input)) {
    type(input, former);
    refuse(input, reasons.time(text, '18:30'));
    return;
  }
  const today = shown(inHongKong(Date.now()).toISOString().slice(0, 10));
  // Strapi's calendar stays at the day that it last read.
  type(input, today);
  type(input, former);
  refuse(input, reasons.day(text, today));
}

/** Corrects how Strapi's inputs of days and times handle keys and clicks. */
export function setUpTyping() {
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, listener, true);

  on('focus', ({ target }) => {
    if (isInput(target)) former = target.value;
  });

  on('blur', ({ target }) => {
    if (isInput(target)) settle(target);
  });

  on('input', ({ target, isTrusted }) => {
    if (isTrusted && isInput(target)) refusalOf(target)?.remove();
  });

  // Another time than the one that was typed is not saved: the buttons of the form lead to it until one is entered.
  on('click', (event) => {
    const { target, isTrusted } = event;
    const refusal = document.querySelector<HTMLElement>('[data-refused-day]');
    const box = refusal?.previousElementSibling;
    if (!refusal || !box || !(target instanceof Element)) return;
    // Strapi clicks an option when the input is left.
    const isChosen =
      isTrusted && target.closest('[role=option]') && box.contains(document.activeElement);
    if (isChosen || (box.contains(target) && !isInput(target))) refusal.remove();
    if (!target.closest(`${FORM_BUTTONS} button`)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    box.querySelector<HTMLInputElement>(INPUTS)?.focus();
  });

  // A click selects the day or the time, so that typing replaces it. Strapi would insert the text into it.
  on('click', ({ target }) => {
    if (isInput(target)) target.select();
  });

  on('keydown', (event) => {
    const { key, target, isComposing } = event;
    if (isComposing || !['Tab', 'Enter'].includes(key)) return;
    if (!isInput(target)) return;
    const isEmpty = target.value === '';
    settle(target);
    // Enter chooses the day that is marked in the calendar.
    if (key === 'Enter' && !isEmpty && target.value === '') event.stopImmediatePropagation();
  });

  // Strapi ignores Tab where a date, a time or a list is open. It leaves one as after Enter, or without a value.
  on('keydown', ({ key, target }) => {
    if (key !== 'Tab' || !isOpen(target)) return;
    const leave = isDay(target) && target.value === '' ? 'Escape' : 'Enter';
    target.dispatchEvent(new KeyboardEvent('keydown', { key: leave, bubbles: true }));
  });
}
