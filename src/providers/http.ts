import axios, { type AxiosError } from 'axios';
import i18next from 'i18next';
import { ApiError } from './apiError';
import { handleFailedCall } from './failedCall';
import { hearServerTime } from './serverClock';
import { storedLanguage } from '@/i18n/storedLanguage';
import { token } from './token';

interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Record<string, string[]>;
  readonly details?: unknown;
}

/** The one way to the API: bearer token, caller's language, 60 seconds (rules 7.6). */
export const http = axios.create({ baseURL: '/api/v1', timeout: 60_000 });

http.interceptors.request.use((request) => {
  const bearer = token.read();
  if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`);
  request.headers.set('Accept-Language', storedLanguage());
  return request;
});

http.interceptors.response.use(
  (response) => {
    hearServerTime(response.headers['date']);
    return response;
  },
  (failure: AxiosError<ErrorBody>) => {
    hearServerTime(failure.response?.headers['date']);
    const error = toApiError(failure);
    handleFailedCall(error, {
      url: failure.config?.url ?? '',
      method: failure.config?.method ?? 'get',
      token: String(failure.config?.headers.get('Authorization') ?? '').replace(/^Bearer /, ''),
    });
    return Promise.reject(error);
  },
);

/** A refusal of the API, or what the network did before it. An answer that is not the API's own is told as «Error». */
function toApiError(failure: AxiosError<ErrorBody>): ApiError {
  if (failure.response) {
    const { status, data } = failure.response;
    return new ApiError(
      data?.message || i18next.t('error'),
      status,
      data?.code ?? 'unknown',
      data?.errors,
      data?.details,
    );
  }
  if (failure.code === 'ERR_CANCELED') return new ApiError('', 0, 'aborted');
  const timedOut = failure.code === 'ECONNABORTED' || failure.code === 'ETIMEDOUT';
  return timedOut
    ? new ApiError(i18next.t('network.timeout'), 0, 'timeout')
    : new ApiError(i18next.t('network.down'), 0, 'network');
}
