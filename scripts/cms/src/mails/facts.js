// @ts-check

/**
 * Facts of which those without a value are left out.
 *
 * @param {readonly (readonly [string, string | null | undefined])[]} all
 */
const factsOf = (all) => ({
  facts: all.flatMap(([name, value]) =>
    value ? [/** @type {[string, string]} */ ([name, value])] : [],
  ),
});

module.exports = { factsOf };
