import { z } from 'zod';
import { faultOf, type Fault } from '~/i18n/reasons';

/** The fault that an issue of zod is, unless zod has better words. `input` is what it is about. */
function knownFault(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): Fault | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return issue.input === undefined
        ? faultOf('missing')
        : faultOf('oneOf', { values: issue.values.join(', ') });
    case 'invalid_type':
      if (issue.input === undefined) return faultOf('missing');
      return issue.expected === 'int' ? faultOf('whole') : undefined;
    case 'too_small':
      return faultOf(issue.inclusive ? 'atLeast' : 'moreThan', { minimum: Number(issue.minimum) });
    case 'too_big':
      return faultOf('atMost', { maximum: Number(issue.maximum) });
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? faultOf('oneOf', { values: issue.options.join(', ') })
        : undefined;
    case 'invalid_format':
      return issue.format === 'url' ? faultOf('address') : undefined;
    default:
      return undefined;
  }
}

// Worded for editors: zod's own messages are written for programmers.
z.config({ customError: (issue) => knownFault(issue)?.reason });

/** An issue of zod, found with `reportInput`, as a fault. */
export function faultOfIssue(issue: z.core.$ZodIssue): Fault {
  if (issue.code === 'custom') return { ...issue.params, reason: issue.message };
  const known = knownFault(issue);
  return known?.reason === issue.message ? known : { reason: issue.message };
}
