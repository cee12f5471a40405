// @ts-check
import ts from 'typescript';

const isBlank = (/** @type {string} */ text) => text.trim() === '';

/**
 * A lint rule: text beside other children has an element of its own. Browsers' translators replace text nodes;
 * React then cannot update or remove such a text, nor insert an element before it. The only text of an element is
 * safe, because React sets the element's content. Spaces are not translated.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownTextElements = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'Give this text an element of its own: translators replace text nodes.' },
  },
  create(context) {
    const { parserServices } = context.sourceCode;

    /** @param {ts.Type} type @returns {boolean} */
    const hasText = (type) =>
      type.isUnion()
        ? // Only React.ReactNode includes bigint: nodes are checked where they are written.
          !type.types.some(({ flags }) => flags & ts.TypeFlags.BigInt) && type.types.some(hasText)
        : (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
          !(type.isStringLiteral() && isBlank(type.value));

    /** @param {any} child */
    const isText = (child) => {
      if (child.type === 'JSXText') return !isBlank(child.value);
      if (child.type !== 'JSXExpressionContainer') return false;
      return hasText(parserServices.getTypeAtLocation(child.expression));
    };

    /** @param {any} node */
    const check = ({ children }) => {
      const shown = children.filter(
        (/** @type {any} */ child) =>
          !(child.type === 'JSXText' && isBlank(child.value) && child.value.includes('\n')) &&
          child.expression?.type !== 'JSXEmptyExpression',
      );
      if (shown.length < 2) return;
      for (const child of shown)
        if (isText(child)) context.report({ node: child, messageId: 'bare' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
