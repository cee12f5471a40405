import data from '~data/studios.json';
import { parseData } from '~/build/parse-data';
import { roomsSchema } from './rooms-schema';

/** The recording rooms for hourly rental (requirements §3 "Studio room"). */
export const rooms = parseData('data/studios.json', roomsSchema, data);
