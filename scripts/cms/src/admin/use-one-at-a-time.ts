import { useState } from 'react';
import { oneAtATime } from './once';

/**
 * Returns a function that runs one action of a page at a time. Buttons stay enabled meanwhile: one that is disabled
 * loses the focus.
 */
export const useOneAtATime = () => useState(oneAtATime)[0];
