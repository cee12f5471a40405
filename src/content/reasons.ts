import { z } from 'zod';

// Worded for editors: zod's own messages are written for programmers.
z.config({
  customError: (issue) => {
    if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
    if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
    if (issue.code === 'too_small') {
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    }
    if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
    return undefined;
  },
});
